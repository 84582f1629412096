package kibitzer.play.tricks;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.trick.TrickGame;

/** The games of tricks whose books are asked at the table, by id. */
final class TricksBooks {
    private static final Map<String, TricksTurns> BY_GAME = Stream.of(
                    book(new HeartsTurns(false), "hearts", "hearts-sweepstake", "hearts-cumulative", "hearts-howell"),
                    book(
                            new HeartsTurns(true),
                            "black-lady",
                            "omnibus-hearts",
                            "discard-hearts",
                            "slippery-anne",
                            "greek-hearts"),
                    book(new EcarteTurns(), "ecarte"),
                    book(new FiveHundredTurns(), "five-hundred", "five-hundred-nullo", "two-hand-five-hundred"),
                    book(new OhHellTurns(), "oh-hell"),
                    book(
                            new EuchreTurns(),
                            "euchre",
                            EuchreTurns.SET_BACK,
                            "railroad-euchre",
                            "euchre-opposing-alone",
                            "euchre-laps",
                            "euchre-slam"),
                    book(new NapTurns(true), "nap", "nap-kitty", "nap-double-header"),
                    book(new NapTurns(false), "napoleon", "nap-pool"),
                    book(new LooTurns(), "three-card-loo", "loo-unlimited", "loo-mixed", "loo-club-law"),
                    book(new SoloTurns(), "solo-whist"))
            .flatMap(games -> games.entrySet().stream())
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private TricksBooks() {}

    static Optional<TricksTurns> of(TrickGame game) {
        return Optional.ofNullable(BY_GAME.get(game.id()));
    }

    private static Map<String, TricksTurns> book(TricksTurns turns, String... games) {
        return List.of(games).stream().collect(Collectors.toMap(game -> game, game -> turns));
    }
}
