package kibitzer.games.bridge.problems.layout;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;

/**
 * The one lead that the opponents in a problem make from a hand: the top of a run of honours, the king from ace and king,
 * else the fourth best of the longest suit; against trumps also a singleton, and never from an ace if it can be helped.
 *
 * <p>General practice; what the books ask of leads is taught elsewhere. Here it only says which hands a lead comes from.
 */
public final class CustomaryLead {
    private CustomaryLead() {}

    public static Card of(CardSet hand, Strain strain) {
        return strain.suit().map(trump -> againstTrumps(hand, trump)).orElseGet(() -> againstNoTrumps(hand));
    }

    private static Card againstNoTrumps(CardSet hand) {
        Suit suit = Suit.DOWNWARDS.stream()
                .max(Comparator.comparingInt((Suit one) -> hand.length(one)).thenComparingInt(one -> points(hand, one)))
                .orElseThrow();
        List<Card> held = hand.in(suit).toList();
        return run(held, 3).orElseGet(() -> held.get(3));
    }

    private static Card againstTrumps(CardSet hand, Suit trump) {
        List<Suit> plain = Suit.DOWNWARDS.stream()
                .filter(suit -> suit != trump && hand.length(suit) > 0)
                .toList();
        return plain.stream()
                .flatMap(suit -> run(hand.in(suit).toList(), 2).stream())
                .findFirst()
                .or(() -> singleton(hand, trump, plain))
                .or(() -> longest(
                        hand,
                        plain.stream()
                                .filter(suit -> !hand.contains(Rank.ACE, suit))
                                .toList()))
                .or(() -> longest(hand, plain))
                .orElseGet(() -> hand.in(trump).last());
    }

    private static Optional<Card> singleton(CardSet hand, Suit trump, List<Suit> plain) {
        return hand.length(trump) == 0 || hand.length(trump) > 3
                ? Optional.empty()
                : plain.stream()
                        .filter(suit -> hand.length(suit) == 1)
                        .map(suit -> hand.in(suit).first())
                        .findFirst();
    }

    private static Optional<Card> longest(CardSet hand, List<Suit> suits) {
        return suits.stream()
                .max(Comparator.comparingInt((Suit suit) -> hand.length(suit))
                        .thenComparingInt(suit -> points(hand, suit)))
                .map(suit -> fromLength(hand.in(suit).toList()));
    }

    /** Fourth best of four; of three the lowest from an honour, else the highest; the higher of two. */
    private static Card fromLength(List<Card> held) {
        if (held.size() >= 4) {
            return held.getFirst().rank() == Rank.ACE ? held.getFirst() : held.get(3);
        }
        boolean honour = held.getFirst().rank().isAtLeast(Rank.TEN);
        return held.size() == 3 && honour && held.getFirst().rank() != Rank.ACE ? held.getLast() : held.getFirst();
    }

    /** The card led from so many touching honours, the third of three up to one place lower: the king from ace and king. */
    private static Optional<Card> run(List<Card> held, int touching) {
        if (held.size() < 3 && touching > 2 || held.size() < 2) {
            return Optional.empty();
        }
        int[] ranks = held.stream().mapToInt(card -> card.rank().ordinal()).toArray();
        boolean two = ranks[0] - ranks[1] == 1 && held.get(1).rank().isAtLeast(Rank.TEN);
        boolean third = touching == 2 && held.get(1).rank().isAtLeast(Rank.JACK)
                || ranks.length > 2 && ranks[1] - ranks[2] <= 2 && ranks[2] >= Rank.NINE.ordinal();
        if (!two || !third) {
            return Optional.empty();
        }
        return Stream.of(held.getFirst().rank() == Rank.ACE ? held.get(1) : held.getFirst())
                .findFirst();
    }

    /** High cards at four, three, two and one. */
    public static int points(CardSet hand, Suit suit) {
        return hand.in(suit).stream().mapToInt(CustomaryLead::points).sum();
    }

    /** High cards at four, three, two and one. */
    public static int points(CardSet hand) {
        return hand.stream().mapToInt(CustomaryLead::points).sum();
    }

    private static int points(Card card) {
        return Math.max(0, card.rank().ordinal() - Rank.TEN.ordinal());
    }
}
