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

/**
 * A bet on which of two cards is matched first, or matched so often: ziginette, skinball, the monte of ranks.
 *
 * @param wins the rank that wins the bet
 * @param needed how many cards of it more
 * @param loses the ranks of which any loses it
 * @param allowed how many cards of these more lose it
 */
record Race(Rank wins, int needed, Set<Rank> loses, int allowed) implements OpenBet {
    Race {
        loses = Set.copyOf(loses);
    }

    static OpenBet between(Rank wins, int needed, Rank loses, int allowed) {
        if (wins == loses) {
            throw new BadBet("cards", "two cards of one rank", "cards of different ranks");
        }
        return new Race(wins, needed, Set.of(loses), allowed);
    }

    /** A pile of matched cards, which one more completes, against the last card, which must be matched as often. */
    static OpenBet withPile(List<Card> pileAndCard) {
        List<Card> pile = pileAndCard.subList(0, pileAndCard.size() - 1);
        if (pile.stream().map(Card::rank).distinct().count() > 1) {
            throw new BadBet("cards", "a pile of different ranks", "matched cards, then the dealer's");
        }
        return between(
                pileAndCard.getLast().rank(), pile.size(), pile.getFirst().rank(), 1);
    }

    /** Against three others, each of which may be paired first. */
    static OpenBet against(List<Card> cards) {
        Set<Rank> ranks = EnumSet.noneOf(Rank.class);
        cards.forEach(card -> ranks.add(card.rank()));
        if (ranks.size() < cards.size()) {
            throw new BadBet("cards", "two cards of one rank", "four of different ranks; else the deal is made again");
        }
        Rank own = cards.getFirst().rank();
        ranks.remove(own);
        return new Race(own, 1, ranks, 1);
    }

    @Override
    public Object kindOf(Card card) {
        return card.rank() == wins ? "wins" : loses.contains(card.rank()) ? "loses" : "other";
    }

    @Override
    public Optional<String> live(Cards left) {
        long win = left.stream().filter(card -> card.rank() == wins).count();
        long lose = left.stream().filter(card -> loses.contains(card.rank())).count();
        return needed == 1 && allowed == 1
                ? Optional.of(win
                        + " "
                        + (win == 1 ? wins.word() + " wins it, " : wins.plural() + " win it, ")
                        + lose
                        + " "
                        + loses.stream()
                                .sorted()
                                .map(lose == 1 ? Rank::word : Rank::plural)
                                .collect(Collectors.joining(" or "))
                        + (lose == 1 ? " loses it" : " lose it")
                        + (left.size() > win + lose
                                ? ", and the other " + (left.size() - win - lose) + " decide nothing"
                                : ""))
                : Optional.of(
                        win < needed
                                ? "it takes " + needed + " more " + wins.plural() + ", and "
                                        + (win == 0 ? "none is" : win == 1 ? "only one is" : "only " + win + " are")
                                        + " left"
                                : "it wins if " + ofThe(needed, win, wins.one(), wins.plural())
                                        + (needed == 1 ? " comes" : " come")
                                        + losing(lose));
    }

    /** The cards that lose it: " before the last ace", " before any of the 2 aces left". */
    private String losing(long lose) {
        if (lose < allowed) {
            return "";
        }
        String one = loses.stream().map(Rank::one).sorted().collect(Collectors.joining(" or "));
        String many = loses.stream().map(Rank::plural).sorted().collect(Collectors.joining(" and "));
        return " before "
                + (allowed == 1 && lose > 1
                        ? "any of the " + lose + " " + many + " left"
                        : ofThe(allowed, lose, one, many));
    }

    /** "2 of the 3 sixes left", "both sixes left", "the last six". */
    private static String ofThe(int wanted, long left, String one, String many) {
        if (left == 1) {
            return "the last " + one.replaceFirst("^an? ", "");
        }
        return wanted == left
                ? (left == 2 ? "both " : "all " + left + " ") + many + " left"
                : wanted + " of the " + left + " " + many + " left";
    }

    @Override
    public int deciding(Cards left) {
        return needed == 1 && allowed == 1
                ? (int) left.stream()
                        .filter(card -> card.rank() == wins || loses.contains(card.rank()))
                        .count()
                : left.size();
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        boolean won = last.rank() == wins;
        int all = needed
                - (won ? 1 : 0)
                + (int) turned.stream().filter(card -> card.rank() == wins).count();
        String wanted = all == 1 ? wins.one() : NumberWord.of(all) + " more " + wins.plural();
        String other = loses.stream().map(Rank::one).sorted().collect(Collectors.joining(" or "));
        return Optional.of((won && all > 1 ? wanted : "the " + last.inWords()) + " came before "
                + (won ? other : wanted) + ", which " + (won ? "wins" : "loses") + " it");
    }

    @Override
    public OpenBet after(Card card, int left) {
        if (card.rank() == wins) {
            return needed == 1 ? Settled.WON : new Race(wins, needed - 1, loses, allowed);
        }
        if (loses.contains(card.rank())) {
            return allowed == 1 ? Settled.LOST : new Race(wins, needed, loses, allowed - 1);
        }
        return this;
    }
}
