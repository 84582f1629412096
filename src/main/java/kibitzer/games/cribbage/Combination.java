package kibitzer.games.cribbage;

import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;

/**
 * One group of cards that scores in the show (p. 255).
 *
 * @param cards that make it
 */
public record Combination(Kind kind, CardSet cards, int points) {

    /** In the order in which a player counts. */
    public enum Kind {
        FIFTEEN,
        PAIR,
        RUN,
        FLUSH,
        HIS_NOB
    }

    private static final int PAIR_ROYAL = 3;

    /** "fifteen", "a pair royal", "a run of four". */
    public String inWords() {
        return switch (kind) {
            case FIFTEEN -> "fifteen";
            case PAIR -> "a " + pair();
            case RUN -> "a run of " + NumberWord.of(cards.size());
            case FLUSH -> "a flush";
            case HIS_NOB -> "his nob";
        };
    }

    /** The same before its cards: "the fifteen", "the pair royal", "the run". */
    public String called() {
        return switch (kind) {
            case FIFTEEN -> "the fifteen";
            case PAIR -> "the " + pair();
            case RUN -> "the run";
            case FLUSH -> "the flush";
            case HIS_NOB -> "his nob";
        };
    }

    private String pair() {
        return cards.size() == 2 ? "pair" : cards.size() == PAIR_ROYAL ? "pair royal" : "double pair royal";
    }
}
