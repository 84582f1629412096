package kibitzer.games.bridge.problems.defence;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.layout.CustomaryLead;

/**
 * What a defender plays by custom: the customary lead, second hand low, third hand high, last hand as cheaply as it wins, and
 * the opening suit again when he is on lead.
 *
 * <p>General practice; it says which hands agree with the cards that were played before the turn of a problem.
 */
final class CustomaryCard {
    private CustomaryCard() {}

    /**
     * Empty where custom says nothing: he cannot follow, or has none of the opening suit left to lead.
     *
     * @param hand what is left of it
     * @param trick the cards on the table
     * @param opening the suit led to the first trick; empty at the opening lead
     */
    static Optional<Card> of(CardSet hand, List<Card> trick, Optional<Suit> opening, Strain strain) {
        if (trick.isEmpty()) {
            return opening.map(suit -> again(hand.in(suit)))
                    .orElseGet(() -> Optional.of(CustomaryLead.of(hand, strain)));
        }
        CardSet held = hand.in(trick.getFirst().suit());
        if (held.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (trick.size()) {
                    case 1 -> held.last();
                    case 2 -> third(held, trick);
                    default -> last(held, trick);
                });
    }

    /** The higher of two or of touching honours, else the lowest. */
    private static Optional<Card> again(CardSet held) {
        List<Card> cards = held.toList();
        if (cards.isEmpty()) {
            return Optional.empty();
        }
        boolean touching = cards.size() > 1
                && cards.getFirst().rank().ordinal() - cards.get(1).rank().ordinal() == 1
                && cards.get(1).rank().isAtLeast(Rank.TEN);
        return Optional.of(cards.size() <= 2 || touching ? cards.getFirst() : cards.getLast());
    }

    private static Card third(CardSet held, List<Card> trick) {
        Card led = trick.getFirst();
        Card dummys = trick.getLast();
        boolean partnerWins = dummys.suit() != led.suit() || led.rank().isHigherThan(dummys.rank());
        Card highest = held.first();
        Card toBeat = partnerWins ? led : dummys;
        if (partnerWins && led.rank().isAtLeast(Rank.JACK)
                || toBeat.rank().isAtLeast(highest.rank())
                || dummys.suit() != led.suit()) {
            return held.last();
        }
        return lowestTouching(held, highest);
    }

    private static Card lowestTouching(CardSet held, Card highest) {
        Card touching = highest;
        for (Card card : held) {
            if (touching.rank().ordinal() - card.rank().ordinal() == 1) {
                touching = card;
            }
        }
        return touching;
    }

    private static Card last(CardSet held, List<Card> trick) {
        Card led = trick.getFirst();
        Card partners = trick.get(1);
        Card third = trick.get(2);
        if (third.suit() != led.suit()) {
            return held.last();
        }
        Card best = led.rank().isHigherThan(third.rank()) ? led : third;
        boolean partnerWins = partners.suit() == led.suit() && partners.rank().isHigherThan(best.rank());
        return partnerWins
                ? held.last()
                : held.stream()
                        .filter(card -> card.rank().isHigherThan(best.rank()))
                        .reduce((one, other) -> other)
                        .orElse(held.last());
    }
}
