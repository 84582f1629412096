package kibitzer.web.play.casino;

import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.Counts;

/** What plays and builds are called in a story. */
final class CasinoNames {
    private CasinoNames() {}

    /** What takes a build: "nines". */
    static String plural(int value) {
        return Counts.taking(value).plural();
    }

    /** "You take 4H 3D with the 7S", "Opponent builds nines: 5S 4D". */
    static String did(boolean own, CasinoPlay play) {
        String who = own ? "You " : "Opponent ";
        String end = own ? " " : "s ";
        return who
                + switch (play) {
                    case CasinoPlay.Take take -> "take" + end + take.taken() + " with the " + take.card();
                    case CasinoPlay.Builds made ->
                        "build" + end + plural(made.value()) + ": " + made.card() + " on " + made.with();
                    case CasinoPlay.Trail trail -> "trail" + end + "the " + trail.card();
                };
    }
}
