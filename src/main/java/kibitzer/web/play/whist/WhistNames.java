package kibitzer.web.play.whist;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.games.table.TableSeat;
import kibitzer.play.whist.SeenWhist;
import kibitzer.wording.Sentence;

/** What the players are called beside their seats. */
record WhistNames(TableSeat learner, Optional<TableSeat> dummy) {
    private static final String DUMMY = "dummy";

    static WhistNames of(SeenWhist seen) {
        return new WhistNames(seen.seat(), seen.dummy());
    }

    /** "You", "Partner", "Dummy", "West". */
    String of(TableSeat player) {
        if (player.equals(learner)) {
            return "You";
        }
        String word = isDummy(player) ? DUMMY : player.equals(learner.after(2)) ? "partner" : player.inWords();
        return Sentence.capital(word);
    }

    /** The same inside a sentence: "you", "partner", "west". */
    String inside(TableSeat player) {
        return of(player).toLowerCase(Locale.ROOT);
    }

    /** Whose card it is: "Your", "Dummy's". */
    String whose(TableSeat player) {
        return player.equals(learner) ? "Your" : of(player) + "'s";
    }

    /** Who plays with him: "partner", or dummy. */
    String partner() {
        return inside(learner.after(2));
    }

    boolean isDummy(TableSeat player) {
        return dummy.filter(player::equals).isPresent();
    }

    static List<TableSeat> seats() {
        return TableSeat.all(TableSeat.COMPASS);
    }

    /** "1 trick", "3 tricks". */
    static String count(int many, String what) {
        return many + " " + what + (many == 1 ? "" : "s");
    }
}
