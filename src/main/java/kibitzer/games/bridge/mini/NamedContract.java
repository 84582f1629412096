package kibitzer.games.bridge.mini;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Column;
import kibitzer.games.bridge.scoring.ContractScoring;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.DuplicateScoring;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ScoreEntries;
import kibitzer.games.bridge.scoring.Side;

/**
 * What declarer names at mini-bridge: a part score or game, and the trumps.
 *
 * <p>A part score undertakes seven tricks, game as many as its strain needs for 100 trick points: nine at no trump, ten
 * in a major, eleven in a minor suit. Written "part-S", "game-NT".
 */
public record NamedContract(boolean game, Strain strain) {
    private static final String PART = "part-";
    private static final String GAME = "game-";
    private static final DuplicateScoring SCORING = new DuplicateScoring(true);

    public static final String EXPECTED = "part- or game- and the trumps C D H S NT, such as part-S or game-NT";

    /** All ten, part scores first, clubs to no trump. */
    public static final List<NamedContract> ALL = Stream.of(false, true)
            .flatMap(game -> Stream.of(Strain.values()).map(strain -> new NamedContract(game, strain)))
            .toList();

    /** Reads "part-S", "game-NT", "game NT"; capitals do not matter. */
    public static NamedContract of(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT).replaceFirst("\\s+", "-");
        return ALL.stream()
                .filter(each -> each.toString().toLowerCase(Locale.ROOT).equals(plain))
                .findFirst()
                .orElseThrow(() -> new BadNotation(text, EXPECTED));
    }

    /** The odd tricks undertaken. */
    public int level() {
        return game ? ContractScoring.levelOfGame(strain) : 1;
    }

    /** The bid of bridge that is the same contract: game in spades is four spades. */
    public Call.Bid bid() {
        return Call.bid(level(), strain);
    }

    /** The tricks undertaken: 7 to 11. */
    public int tricks() {
        return PlayedDeal.BOOK + level();
    }

    /** The score by duplicate, without honours. */
    public ScoreEntries scored(int tricks, boolean vulnerable) {
        return SCORING.score(new PlayedDeal(strain, level(), Doubling.UNDOUBLED, vulnerable, tricks, 0, Side.WE));
    }

    /** The points for declarer's side, negative where it went down. */
    public int points(int tricks, boolean vulnerable) {
        ScoreEntries score = scored(tricks, vulnerable);
        return score.in(Column.WE_BELOW) + score.in(Column.WE_ABOVE) - score.in(Column.THEY_ABOVE);
    }

    /** "part score in spades", "game in no trump". */
    public String inWords() {
        return (game ? "game" : "part score") + " in " + strain.inWords();
    }

    @Override
    public String toString() {
        return (game ? GAME : PART) + strain.letters();
    }
}
