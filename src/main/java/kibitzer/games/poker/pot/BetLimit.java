package kibitzer.games.poker.pot;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How much may be bet at one time: the limits of Culbertson pp. 61-62. */
public enum BetLimit {
    /** A raise is never more than an agreed number of chips. */
    FIXED("fixed", "fixed-limit", "no raise above the agreed limit"),
    /** A raise is never more than the pot, the call put in first. */
    POT("pot", "pot-limit", "no raise above the pot after the call"),
    /** What a player puts in at one turn, call and raise, is never more than the pot. */
    POT_IN_ALL("pot-in-all", "pot-limit-total", "call and raise together not above the pot"),
    /** A bet may be doubled. */
    DOUBLING("doubling", "doubling-limit", "the last raiser's bet may be doubled"),
    /** A raise is never more than the most that anybody has put in at one time. */
    PREVIOUS_BET("previous-bet", "previous-bet-limit", "no raise above the most chips put in at one time"),
    /** Nobody bets more than he has, or more than an opponent can meet. */
    TABLE_STAKES("table-stakes", "table-stakes", "nobody bets more than lies before him");

    private final String word;
    private final String game;
    private final String inWords;

    BetLimit(String word, String game, String inWords) {
        this.word = word;
        this.game = game;
        this.inWords = inWords;
    }

    /** "pot-in-all". */
    public String word() {
        return word;
    }

    /** Its id in the syllabus. */
    public String game() {
        return game;
    }

    public String inWords() {
        return inWords;
    }

    public static List<String> words() {
        return Stream.of(values()).map(BetLimit::word).toList();
    }

    public static Optional<BetLimit> named(String word) {
        return Stream.of(values()).filter(limit -> limit.word.equals(word)).findFirst();
    }
}
