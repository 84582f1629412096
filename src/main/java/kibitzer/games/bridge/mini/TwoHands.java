package kibitzer.games.bridge.mini;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;

/**
 * Declarer's hand and dummy, as declarer sees them before the contract is named.
 *
 * @param hand 13 cards
 * @param dummy 13 others
 */
public record TwoHands(CardSet hand, CardSet dummy) {
    private static final int EACH = 13;

    /** The trumps that two hands should have between them. */
    public static final int FIT = 8;

    private static final int TRUMPS_IN_ONE_HAND = 6;

    /** @throws BadNotation if a hand has not 13 cards, or a card is in both */
    public TwoHands {
        if (hand.size() != EACH || dummy.size() != EACH) {
            throw BadNotation.because(hand.size() + " and " + dummy.size() + " cards", "13 in each hand");
        }
        if (!hand.isDisjoint(dummy)) {
            throw BadNotation.because(
                    "the " + hand.intersection(dummy).first().inWords() + " is in both hands", "different cards");
        }
    }

    public CardSet together() {
        return hand.union(dummy);
    }

    /** The cards of a suit in both hands. */
    public int length(Suit suit) {
        return together().length(suit);
    }

    /** The suits of most cards in both hands, spades first among equals. */
    public List<Suit> longest() {
        int most = Stream.of(Suit.values()).mapToInt(this::length).max().orElse(0);
        return Suit.DOWNWARDS.stream().filter(suit -> length(suit) == most).toList();
    }

    /** A suit of eight cards or more in both hands. */
    public boolean hasFit() {
        return length(longest().getFirst()) >= FIT;
    }

    /**
     * No trump, and the suits that can be thought of as trumps: of eight cards together or six in one hand; where there is
     * none of eight, those of seven.
     */
    public List<Strain> strains() {
        return Stream.of(Strain.values())
                .filter(strain -> strain.suit().map(this::canBeTrumps).orElse(true))
                .toList();
    }

    private boolean canBeTrumps(Suit suit) {
        return length(suit) >= (hasFit() ? FIT : FIT - 1)
                || Math.max(hand.length(suit), dummy.length(suit)) >= TRUMPS_IN_ONE_HAND;
    }

    /**
     * The suits in an order that does not depend on their names, the one with most cards first: with the suits exchanged
     * the hands are counted over the same layouts.
     */
    List<Suit> inOrder() {
        return Suit.DOWNWARDS.stream()
                .sorted(Comparator.comparingInt(this::length)
                        .thenComparingInt(suit -> hand.ranksIn(suit))
                        .thenComparingInt(suit -> dummy.ranksIn(suit))
                        .reversed())
                .toList();
    }

    /** The same with the suit that comes first in this order for spades, the next for hearts, and so on. */
    TwoHands withSuits(List<Suit> order) {
        Map<Suit, Suit> names = new EnumMap<>(Suit.class);
        for (int place = 0; place < order.size(); place++) {
            names.put(order.get(place), Suit.DOWNWARDS.get(place));
        }
        return new TwoHands(renamed(hand, names), renamed(dummy, names));
    }

    private static CardSet renamed(CardSet cards, Map<Suit, Suit> names) {
        List<Card> renamed = new ArrayList<>();
        for (Card card : cards) {
            renamed.add(Card.of(card.rank(), names.getOrDefault(card.suit(), card.suit())));
        }
        return CardSet.of(renamed);
    }

    /** "AKQ2.543.AK2.432 J43.AK2.543.AKQ5". */
    @Override
    public String toString() {
        return PbnHand.write(hand) + " " + PbnHand.write(dummy);
    }
}
