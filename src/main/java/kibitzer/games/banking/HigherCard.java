package kibitzer.games.banking;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.odds.Fraction;

/**
 * The bettor's card against the dealer's; suits do not count (banker and broker, p. 379).
 *
 * @param own the bettor's card, once it is turned
 * @param tie what equal ranks add to the stake
 */
record HigherCard(Optional<Rank> own, Fraction tie) implements OpenBet {
    static OpenBet with(Fraction tie) {
        return new HigherCard(Optional.empty(), tie);
    }

    @Override
    public Object kindOf(Card card) {
        return card.rank();
    }

    /** How often two cards are alike: of the other cases each side has half. */
    @Override
    public Optional<String> live(Cards left) {
        long cards = left.size();
        long alike = left.stream()
                .mapToLong(card -> left.stream()
                                .filter(other -> other.rank() == card.rank())
                                .count()
                        - 1)
                .sum();
        return Optional.of("ties are " + Math.round(100.0 * alike / (cards * (cards - 1)))
                + " in 100, and of the rest each side wins half");
    }

    @Override
    public Optional<String> counts(List<Card> turned, Settled end) {
        Card last = turned.getLast();
        return own.map(card -> card == last.rank()
                ? "both cards are " + card.plural()
                : "your " + card.word() + " is " + (card.isHigherThan(last.rank()) ? "higher" : "lower")
                        + " than the dealer's " + last.rank().word());
    }

    @Override
    public OpenBet after(Card card, int left) {
        if (own.isEmpty()) {
            return new HigherCard(Optional.of(card.rank()), tie);
        }
        return own.get() == card.rank()
                ? new Settled(tie)
                : Settled.evenly(own.get().isHigherThan(card.rank()));
    }
}
