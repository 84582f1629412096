package kibitzer.games.banking;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;

/**
 * A bet on ranks at faro and its kin: of the two cards of a turn the first loses, the second wins (p. 381).
 *
 * @param terms what the house keeps
 * @param toWin the ranks that are to show second
 * @param toLose the ranks that are to show first: coppered
 * @param next what the next card is
 * @param first the rank that lost this turn, if the bet is on it
 */
record FaroBet(Terms terms, Set<Rank> toWin, Set<Rank> toLose, Next next, Optional<Rank> first) implements OpenBet {

    /**
     * What the house keeps.
     *
     * @param split what it takes of a bet on whose rank both cards of a turn are
     * @param soda true if a bet on the very first card is lost
     * @param houseCards so many of the last cards belong to the house
     */
    record Terms(Fraction split, boolean soda, int houseCards) {
        static final Terms FARO = new Terms(Fraction.of(1, 2), false, 0);
        static final Terms STUSS = new Terms(Fraction.ONE, true, 4);
    }

    /** The place of the next card. */
    enum Next {
        SODA,
        LOSER,
        WINNER
    }

    FaroBet {
        toWin = Set.copyOf(toWin);
        toLose = Set.copyOf(toLose);
    }

    static OpenBet toWin(Terms terms, List<Rank> ranks, int left) {
        return new FaroBet(terms, EnumSet.copyOf(ranks), Set.of(), atTheTop(left), Optional.empty());
    }

    static OpenBet coppered(Terms terms, List<Rank> ranks, int left) {
        return new FaroBet(terms, Set.of(), EnumSet.copyOf(ranks), atTheTop(left), Optional.empty());
    }

    static OpenBet heeled(Terms terms, List<Rank> ranks, int left) {
        if (ranks.getFirst() == ranks.getLast()) {
            throw new BadBet("bet", "one rank to win and to lose", "two ranks, the first to win");
        }
        return new FaroBet(terms, Set.of(ranks.getFirst()), Set.of(ranks.getLast()), atTheTop(left), Optional.empty());
    }

    /** The last card is dealt alone, so before a turn an odd number is left; of an even number one has no action. */
    private static Next atTheTop(int left) {
        return left % 2 == 0 ? Next.SODA : Next.LOSER;
    }

    private boolean isOn(Rank rank) {
        return toWin.contains(rank) || toLose.contains(rank);
    }

    @Override
    public Optional<String> live(Cards left) {
        long held = left.stream().filter(card -> isOn(card.rank())).count();
        String named = left.stream()
                .map(Card::rank)
                .filter(this::isOn)
                .distinct()
                .sorted()
                .map(rank -> held == 1 ? rank.word() : rank.plural())
                .collect(Collectors.joining(" and "));
        String are = (held == 0 ? "no such card" : held + " " + named) + (held < 2 ? " is left" : " are left");
        String bank = terms.houseCards() > 0
                ? ", and the bank wins pairs in one turn and its last " + NumberWord.of(terms.houseCards()) + " cards"
                : toWin.size() + toLose.size() == 1 && held > 0
                        ? ", an even chance but for " + (held == 1 ? "the last card" : "two in one turn")
                        : held == 1
                                ? ""
                                : terms.split().equals(Fraction.ONE)
                                        ? ", and two in one turn pay the bank"
                                        : ", and two in one turn cost half the bet";
        return Optional.of(are + bank);
    }

    /** The card that decided, and on which side it came; of a house that takes the first card or the last ones too, that it did. */
    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        return first.map(rank -> rank == last.rank()
                        ? "both cards of the turn are " + rank.plural()
                        : "the " + rank.word() + " came first in its turn, on the losing side")
                .or(() -> Optional.of(
                        next == Next.SODA
                                ? "the very first card is of the rank, which loses"
                                : end.equals(Settled.LOST) && terms.houseCards() > 0
                                        ? "the last " + NumberWord.of(terms.houseCards()) + " cards are the bank's"
                                        : "the " + last.rank().word()
                                                + " came second in its turn, on the winning side"));
    }

    @Override
    public Object kindOf(Card card) {
        return isOn(card.rank()) ? card.rank() : "other";
    }

    @Override
    public OpenBet after(Card card, int left) {
        if (left < terms.houseCards()) {
            return Settled.LOST;
        }
        Rank rank = card.rank();
        return switch (next) {
            case SODA -> terms.soda() && isOn(rank) ? Settled.LOST : at(Next.LOSER, Optional.empty());
            case LOSER ->
                left == 0 ? Settled.RETURNED : at(Next.WINNER, isOn(rank) ? Optional.of(rank) : Optional.empty());
            case WINNER -> first.isPresent() ? firstShown(first.get(), rank) : winner(rank);
        };
    }

    private OpenBet firstShown(Rank loser, Rank winner) {
        return loser == winner
                ? new Settled(Fraction.ZERO.minus(terms.split()))
                : Settled.evenly(toLose.contains(loser));
    }

    private OpenBet winner(Rank rank) {
        return isOn(rank) ? Settled.evenly(toWin.contains(rank)) : at(Next.LOSER, Optional.empty());
    }

    private FaroBet at(Next place, Optional<Rank> loser) {
        return new FaroBet(terms, toWin, toLose, place, loser);
    }

    @Override
    public Fraction whenOut() {
        return terms.houseCards() > 0 ? Prospect.LOST : Prospect.RETURNED;
    }
}
