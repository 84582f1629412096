package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * Tricks a hand may expect to win when its own suit is trumps.
 *
 * <p>The books speak of playing tricks and name no way of counting them, so this count is general practice: in trumps
 * every card wins but one for each of ace, king and queen that is missing (half a trick for a missing card where the two
 * next below it are held together, or the queen where the jack is held with the ace or king); in the other suits the
 * honour-tricks of p. 143, half a trick for a fourth card and one for each further card.
 */
public final class PlayingTricks {
    private PlayingTricks() {}

    /** Expected tricks with this suit as trumps, in halves. */
    public static double of(CardSet hand, Suit trumps) {
        double tricks = inTrumps(hand, trumps);
        for (Suit suit : Suit.values()) {
            if (suit != trumps) {
                tricks += HonourTricks.inSuit(hand, suit) + lengthTricks(hand.length(suit));
            }
        }
        return Math.min(tricks, 13);
    }

    /** The greatest expectation over the four suits. */
    public static double ofBestSuit(CardSet hand) {
        double best = 0;
        for (Suit suit : Suit.values()) {
            best = Math.max(best, of(hand, suit));
        }
        return best;
    }

    private static double inTrumps(CardSet hand, Suit trumps) {
        int length = hand.length(trumps);
        boolean ace = hand.contains(ACE, trumps);
        boolean king = hand.contains(KING, trumps);
        boolean queen = hand.contains(QUEEN, trumps);
        boolean jack = hand.contains(JACK, trumps);
        double losers = 0;
        if (!ace && length >= 1) {
            losers += 1;
        }
        if (!king && length >= 2) {
            losers += ace && queen && jack ? 0.5 : 1;
        }
        if (!queen && length >= 3) {
            losers += (ace || king) && jack ? 0.5 : 1;
        }
        return length - losers;
    }

    private static double lengthTricks(int length) {
        return length < 4 ? 0 : 0.5 + (length - 4);
    }
}
