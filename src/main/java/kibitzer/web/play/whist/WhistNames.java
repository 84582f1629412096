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
    static String of(TableSeat seat, TableSeat learner) {
        if (seat.equals(learner)) {
            return "You";
        }
        String word = seat.equals(learner.after(2)) ? "partner" : seat.inWords();
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The same inside a sentence: "you", "partner", "west". */
    static String inside(TableSeat seat, TableSeat learner) {
        return of(seat, learner).toLowerCase(Locale.ROOT);
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
