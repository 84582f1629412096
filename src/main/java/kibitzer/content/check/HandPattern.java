package kibitzer.content.check;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * What two hands have in common that are one to whoever has met the first: the suits relabelled, and where small cards are
 * small cards, as in a hand of bridge, those from the nine down taken for each other.
 *
 * @param suits the cards of each suit, in one order, and the suits in one order; cards without a suit stand together
 */
record HandPattern(List<String> suits) {
    private static final int BRIDGE_HAND = 13;
    private static final String SMALL = "x";

    HandPattern {
        suits = List.copyOf(suits);
    }

    static HandPattern of(Collection<Card> cards) {
        boolean bridge = cards.size() == BRIDGE_HAND;
        return new HandPattern(
                cards.stream()
                        .collect(Collectors.groupingBy(
                                card -> card.hasSuit() ? card.suit().toString() : ""))
                        .values()
                        .stream()
                        .map(suit -> suit.stream()
                                .map(card -> figure(card, bridge))
                                .sorted()
                                .collect(Collectors.joining()))
                        .sorted()
                        .toList());
    }

    private static String figure(Card card, boolean bridge) {
        return bridge && card.hasSuit() && !card.isSpecial() && !card.rank().isAtLeast(Rank.TEN)
                ? SMALL
                : card.figure();
    }
}
