package kibitzer.decisions.bridge.board;

import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.board.BoardPar;

/** What boards are dealt for: what par of them is. */
enum Worth {
    ANYTHING,
    /** North and south have a part score and no more. */
    PART,
    /** They make a game, or more. */
    GAME;

    private static final int GAME_POINTS = 300;

    static Worth named(String word) {
        return Stream.of(values())
                .filter(worth -> worth.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean holds(BoardPar par) {
        boolean ours = par.contract()
                .map(FinalContract::declarer)
                .filter(declarer -> declarer.isNorthSouth() && par.northSouth() > 0)
                .isPresent();
        return switch (this) {
            case ANYTHING -> true;
            case PART -> ours && par.northSouth() < GAME_POINTS;
            case GAME -> ours && par.northSouth() >= GAME_POINTS;
        };
    }
}
