package kibitzer.web.play.whist;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.games.table.TableSeat;

/** What the players are called beside their seats. */
final class WhistNames {
    private WhistNames() {}

    /** "You", "Partner", "West". */
    static String of(TableSeat player, TableSeat learner) {
        if (player.equals(learner)) {
            return "You";
        }
        String word = player.equals(learner.after(2)) ? "partner" : player.inWords();
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The same inside a sentence: "you", "partner", "west". */
    static String inside(TableSeat player, TableSeat learner) {
        return of(player, learner).toLowerCase(Locale.ROOT);
    }

    /** Seats by letter. */
    static Map<String, String> all(TableSeat learner) {
        return seats().stream().collect(Collectors.toMap(TableSeat::toString, seat -> of(seat, learner)));
    }

    static List<TableSeat> seats() {
        return TableSeat.all(TableSeat.COMPASS);
    }

    /** "1 trick", "3 tricks". */
    static String count(int many, String what) {
        return many + " " + what + (many == 1 ? "" : "s");
    }
}
