package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.NINE;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import java.util.stream.Stream;
import kibitzer.advice.Why;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * How good a suit is to bid (p. 143-144), worst first. The book knows no suit that may be rebid twice.
 *
 * <p>Where the book says "or better", a suit is better that has a higher card for one of those named: K-J-x-x-x, and so
 * A-J, K-Q, A-Q and A-K. A-10-x-x, which the book puts below Q-J-x-x, is the line between the kinds.
 */
public enum BiddableSuit {
    /** Fewer than four cards, or four weaker than Q-10-x-x and K-x-x-x. */
    NOT_BIDDABLE(
            "not-biddable",
            "Not biddable",
            Why.practice("Partner may raise any suit you name, and one so short or weak would make bad trumps.")),
    /** Four cards from Q-10-x-x or K-x-x-x up to A-10-x-x, or any five: on conditions. */
    CONDITIONAL(
            "conditional",
            "Conditionally biddable",
            Why.practice(
                    "So thin a suit makes fair trumps only if partner helps, so it is named when the hand has something else to fall back on.")),
    /** Four cards from Q-J-x-x, five from Q-x-x-x-x or J-10-x-x-x: may be bid, and rebid if partner raises. */
    REGULAR(
            "regular",
            "Regularly biddable",
            Why.practice(
                    "{It} can stand a raise on a few small cards, but bid twice it would promise more than it is.")),
    /** Five cards from K-J-x-x-x or Q-J-9-x-x, or any six: may be bid and rebid once. */
    REBIDDABLE(
            "rebiddable",
            "Rebiddable",
            Why.practice("{It} makes good trumps opposite very little, so naming it a second time is true and safe."));

    private final String word;
    private final String label;
    private final Why why;

    BiddableSuit(String word, String label, Why why) {
        this.word = word;
        this.label = label;
        this.why = why;
    }

    /** Which kind this suit of the hand is. */
    public static BiddableSuit of(CardSet hand, Suit suit) {
        return switch (hand.length(suit)) {
            case 0, 1, 2, 3 -> NOT_BIDDABLE;
            case 4 ->
                hasTwoOfTheTopFour(hand, suit)
                        ? REGULAR
                        : Honours.areKingOrQueenTen(hand, suit) ? CONDITIONAL : NOT_BIDDABLE;
            case 5 -> isRebiddableFive(hand, suit) ? REBIDDABLE : isRegularFive(hand, suit) ? REGULAR : CONDITIONAL;
            default -> REBIDDABLE;
        };
    }

    /** True if the suit may be bid at all, on conditions or without. */
    public static boolean is(CardSet hand, Suit suit) {
        return of(hand, suit) != NOT_BIDDABLE;
    }

    public boolean isAtLeast(BiddableSuit other) {
        return compareTo(other) >= 0;
    }

    /** "rebiddable", the word in JSON. */
    public String word() {
        return word;
    }

    /** What it is good for to tell this kind of suit from the others. */
    public Why why() {
        return why;
    }

    /** "Regularly biddable". */
    public String label() {
        return label;
    }

    /** What the book asks of a suit of this kind, of so many cards. */
    public String standard(int length) {
        return switch (this) {
            case NOT_BIDDABLE ->
                length < 4
                        ? "fewer than four cards, too short to be bid as a rule"
                        : "four cards weaker than Q-10-x-x and K-x-x-x";
            case CONDITIONAL ->
                length <= 4 ? "four cards from Q-10-x-x or K-x-x-x up to A-10-x-x" : "five cards, however weak";
            case REGULAR ->
                length <= 4 ? "four cards, Q-J-x-x or better" : "five cards, Q-x-x-x-x, J-10-x-x-x or better";
            case REBIDDABLE -> length <= 5 ? "five cards, K-J-x-x-x, Q-J-9-x-x or better, or any six" : "any six cards";
        };
    }

    /** The kind of this word, which must be one of the four. */
    public static BiddableSuit named(String word) {
        return Stream.of(values())
                .filter(kind -> kind.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("kind of suit \"" + word + "\""));
    }

    private static boolean hasTwoOfTheTopFour(CardSet hand, Suit suit) {
        return Integer.bitCount(hand.ranksIn(suit) >>> JACK.ordinal()) >= 2;
    }

    private static boolean isRegularFive(CardSet hand, Suit suit) {
        return hand.contains(ACE, suit)
                || hand.contains(KING, suit)
                || hand.contains(QUEEN, suit)
                || hand.contains(JACK, suit) && hand.contains(TEN, suit);
    }

    private static boolean isRebiddableFive(CardSet hand, Suit suit) {
        boolean queenJackNine = hand.contains(NINE, suit) || hand.contains(TEN, suit);
        return hasTwoOfTheTopFour(hand, suit)
                && (hand.contains(ACE, suit) || hand.contains(KING, suit) || queenJackNine);
    }
}
