package kibitzer.decisions.poker.pot;

import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.poker.hand.ShownHands;
import kibitzer.games.poker.showdown.PotDivision;

/** What each hand gets of the pots, as columns: "hand-1", "hand-2". */
final class PotColumns {
    static final Columns SHAPE = shape(ShownHands.MOST);

    private PotColumns() {}

    /** A column for each of so many hands. */
    static Columns shape(int hands) {
        return new Columns(labels(hands), Map.of());
    }

    private static Map<String, String> labels(int hands) {
        Map<String, String> labels = new LinkedHashMap<>();
        for (int place = 0; place < hands; place++) {
            labels.put(word(place), label(place));
        }
        return labels;
    }

    /** The column of the hand at this place, from 0. */
    static String word(int place) {
        return "hand-" + (place + 1);
    }

    /** The place, from 0, of the hand whose column it is. */
    static int place(String word) {
        return Integer.parseInt(word.substring("hand-".length())) - 1;
    }

    static String label(int place) {
        return "Hand " + (place + 1);
    }

    static Tally tally(PotDivision division, int hands) {
        Map<String, Integer> chips = new LinkedHashMap<>();
        for (int place = 0; place < hands; place++) {
            chips.put(word(place), division.of(place));
        }
        return SHAPE.tally(chips);
    }
}
