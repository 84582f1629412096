package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;

import java.util.Arrays;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Suits that keep the enemy from running theirs: A, K-x, Q-x-x, J-x-x-x or better (p. 144 asks for stoppers; the
 * holdings are general practice), and doubletons too weak for no trump.
 */
public final class Stoppers {
    private Stoppers() {}

    /** How many suits of the hand are stopped. */
    public static int in(CardSet hand) {
        return (int) Arrays.stream(Suit.values())
                .filter(suit -> isStopped(hand, suit))
                .count();
    }

    private static boolean isStopped(CardSet hand, Suit suit) {
        int length = hand.length(suit);
        return hand.contains(ACE, suit)
                || hand.contains(KING, suit) && length >= 2
                || hand.contains(QUEEN, suit) && length >= 3
                || hand.contains(JACK, suit) && length >= 4;
    }

    /** True if some suit is exactly two cards without ace, king or queen: too weak for one no trump (p. 144). */
    public static boolean hasWeakDoubleton(CardSet hand) {
        return hasDoubletonWeakerThan(hand, QUEEN);
    }

    /** True if some suit is exactly two cards, none of them this rank or higher; two no trump asks for K-x (p. 144). */
    public static boolean hasDoubletonWeakerThan(CardSet hand, Rank rank) {
        return Arrays.stream(Suit.values())
                .anyMatch(suit ->
                        hand.length(suit) == 2 && !hand.in(suit).first().rank().isAtLeast(rank));
    }
}
