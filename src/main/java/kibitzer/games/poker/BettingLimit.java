package kibitzer.games.poker;

import java.util.List;
import java.util.stream.Stream;

/** How much a player may raise (Culbertson pp. 61-62). */
public enum BettingLimit {
    /** By what the pot holds after he has put in the call. */
    POT_LIMIT("pot-limit", "pot limit"),
    /** Call and raise together no more than the pot holds. */
    POT_LIMIT_TOTAL("pot-limit-total", "pot limit on all that is put in"),
    /** To twice what the last raiser has bet. */
    DOUBLING_LIMIT("doubling-limit", "doubling limit"),
    /** By the greatest number of chips that anybody has put in at one time. */
    PREVIOUS_BET_LIMIT("previous-bet-limit", "previous bet limit");

    private final String word;
    private final String title;

    BettingLimit(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** The id of the syllabus. */
    public String word() {
        return word;
    }

    /** "pot limit". */
    public String title() {
        return title;
    }

    public static List<String> words() {
        return Stream.of(values()).map(BettingLimit::word).toList();
    }

    public static BettingLimit named(String word) {
        return Stream.of(values())
                .filter(limit -> limit.word.equals(word))
                .findFirst()
                .orElseThrow();
    }

    /**
     * The most by which the player in turn may raise after calling; 0 if he may only call.
     *
     * @param pot chips in the pot, all bets included
     * @param bet what the highest bet of this betting interval comes to
     * @param own what the player has already bet in it
     * @param largest the greatest number of chips put in at one time so far
     */
    public int mostRaise(int pot, int bet, int own, int largest) {
        int toCall = bet - own;
        return switch (this) {
            case POT_LIMIT -> pot + toCall;
            case POT_LIMIT_TOTAL -> Math.max(0, pot - toCall);
            case DOUBLING_LIMIT -> bet;
            case PREVIOUS_BET_LIMIT -> largest;
        };
    }
}
