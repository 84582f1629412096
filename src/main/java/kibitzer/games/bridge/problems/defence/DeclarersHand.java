package kibitzer.games.bridge.problems.defence;

import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.layout.CustomaryLead;

/**
 * What the contract tells a defender of declarer's hand: at no trump that he opened one with a balanced hand, at a major that
 * he opened it.
 *
 * <p>General practice; the bidding is not shown beyond this.
 */
public final class DeclarersHand {
    private static final int LEAST_NO_TRUMP = 15;
    private static final int MOST_NO_TRUMP = 17;
    private static final int LEAST_SUIT = 12;
    private static final int MOST_SUIT = 17;
    private static final int TRUMPS = 5;
    private static final int LONGEST = 6;

    private DeclarersHand() {}

    /** Whether he would have bid so with this hand. */
    public static boolean fits(CardSet hand, Strain strain) {
        int points = CustomaryLead.points(hand);
        return strain.suit()
                .map(trump -> points >= LEAST_SUIT
                        && points <= MOST_SUIT
                        && hand.length(trump) >= TRUMPS
                        && lengths(hand).max().orElse(0) == hand.length(trump)
                        && hand.length(trump) <= LONGEST)
                .orElseGet(() -> points >= LEAST_NO_TRUMP && points <= MOST_NO_TRUMP && isBalanced(hand));
    }

    private static boolean isBalanced(CardSet hand) {
        return lengths(hand).allMatch(length -> length >= 2 && length <= 5)
                && lengths(hand).filter(length -> length == 2).count() <= 1;
    }

    private static IntStream lengths(CardSet hand) {
        return Suit.DOWNWARDS.stream().mapToInt(hand::length);
    }

    /** "15 to 17 points, balanced". */
    public static String inWords(Strain strain) {
        return strain.suit()
                .map(trump -> LEAST_SUIT + " to " + MOST_SUIT + " points and five or six " + trump.plural()
                        + ", no longer suit")
                .orElse(LEAST_NO_TRUMP + " to " + MOST_NO_TRUMP + " points, balanced");
    }
}
