package kibitzer.games.poker.pot;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The games a pot can be played in, with the stakes of this table. */
public enum PotGame {
    /** Five-card draw, a pair of jacks to open (Culbertson p. 59). */
    JACKPOTS("jackpots", "Jack pots", 5),
    /** One card down, four up (Culbertson p. 83). */
    FIVE_CARD_STUD("five-card-stud", "Five-card stud", 6);

    /** What everyone pays before the cards are dealt. */
    public static final int ANTE = 1;

    /** The most raises in one round of betting (Culbertson p. 96). */
    public static final int MOST_RAISES = 3;

    /** What everyone sits down with; no pot can cost so much. */
    public static final int CHIPS = 100;

    private static final int SMALL = 2;
    private static final int LARGE = 4;

    private final String word;
    private final String title;
    private final int players;

    PotGame(String word, String title, int players) {
        this.word = word;
        this.title = title;
        this.players = players;
    }

    public String word() {
        return word;
    }

    public String title() {
        return title;
    }

    /** How many sit at this table. */
    public int players() {
        return players;
    }

    /** What a bet and a raise are, fixed by the round. */
    int unit(Phase phase, int round) {
        return phase == Phase.LAST_BETS || round > 2 ? LARGE : SMALL;
    }

    public static Optional<PotGame> named(String word) {
        return Stream.of(values()).filter(game -> game.word.equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(PotGame::word).toList();
    }
}
