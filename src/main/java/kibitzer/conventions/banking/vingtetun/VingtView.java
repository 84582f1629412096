package kibitzer.conventions.banking.vingtetun;

import kibitzer.cards.Rank;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;

/**
 * What the book's rules look at: what the hand counts, and the card that the dealer shows.
 *
 * @param up 1 for an ace to 10 for tens and face cards
 * @param samePair true if the two cards are of one rank, as king and queen are not
 */
public record VingtView(Hand hand, int up, boolean samePair) {
    private static final int ELEVEN_FROM = 18;
    private static final int HIGH_FROM = 7;

    /** A hand of which only the values matter. */
    public static VingtView of(Hand hand, int up) {
        return new VingtView(hand, up, hand.isPair());
    }

    /** As the book counts an ace: 1, unless 11 makes 18 or better. */
    int count() {
        return acesAsEleven() ? hand.count().count() : hand.count().low();
    }

    /** True if an ace counts 11, by the book's advice. */
    boolean acesAsEleven() {
        return hand.count().isSoft() && hand.count().count() >= ELEVEN_FROM;
    }

    /** True if an ace could count 11 and by the book's advice does not. */
    boolean acesAsOne() {
        return hand.count().isSoft() && hand.count().count() < ELEVEN_FROM;
    }

    /** True if the dealer shows a seven or higher, or an ace. */
    boolean isHigh() {
        return up >= HIGH_FROM || up == HandCount.ACE;
    }

    /** "tens", "aces", of a pair; "different ranks" for two cards that are none. */
    public String pair() {
        return samePair ? plural(hand.first()) : "different ranks";
    }

    /** Of a card value: "aces", "eights", "tens". */
    public static String plural(int value) {
        return value == HandCount.ACE ? Rank.ACE.plural() : Rank.values()[value - 2].plural();
    }

    /** Of a card value: "an ace", "a nine", "a ten". */
    public static String one(int value) {
        return value == HandCount.ACE ? "an ace" : value == 8 ? "an eight" : "a " + Rank.values()[value - 2].word();
    }
}
