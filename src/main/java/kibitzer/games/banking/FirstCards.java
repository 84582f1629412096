package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.odds.Fraction;

/**
 * The first cards at macao: a nine collects three times the stake, an eight twice, a seven once; the higher beats the lower,
 * equal ones stand off (p. 370). Where neither has such a card the stake stays for the rest of the hand.
 *
 * @param own what the bettor's card counts, once it is turned
 */
record FirstCards(Optional<Integer> own) implements OpenBet {
    private static final int LEAST = 7;

    @Override
    public Object kindOf(Card card) {
        return Math.max(LEAST - 1, PlainValues.tensNothing(card.rank()));
    }

    @Override
    public Optional<String> live(Cards left) {
        long counting = left.stream()
                .filter(card -> PlainValues.tensNothing(card.rank()) >= LEAST)
                .count();
        return Optional.of(
                counting + " of the " + left.size() + " cards left count seven to nine, and the higher wins");
    }

    /** What both cards count, where one of them collects: "your card counts 8, the dealer's 7". */
    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        int mine = PlainValues.tensNothing(turned.getFirst().rank());
        int other = PlainValues.tensNothing(turned.getLast().rank());
        return Optional.of(
                Math.max(mine, other) < LEAST
                        ? "neither card is a seven, an eight or a nine"
                        : "your card counts " + mine + ", the dealer's " + other);
    }

    @Override
    public OpenBet after(Card card, int left) {
        int value = Math.max(LEAST - 1, PlainValues.tensNothing(card.rank()));
        if (own.isEmpty()) {
            return new FirstCards(Optional.of(value));
        }
        int mine = own.get();
        return mine > value
                ? new Settled(Fraction.of(mine - LEAST + 1L, 1))
                : mine == value ? Settled.RETURNED : Settled.LOST;
    }
}
