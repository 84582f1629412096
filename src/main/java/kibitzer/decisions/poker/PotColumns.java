package kibitzer.decisions.poker;

import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Tally;
import kibitzer.games.poker.showdown.PotDivision;

/** What each hand gets of the pots, as columns: "hand-1", "hand-2". */
final class PotColumns {
    static final AnswerKind.Columns SHAPE = shape(ShownHands.MOST);

    private PotColumns() {}

    /** A column for each of so many hands. */
    static AnswerKind.Columns shape(int hands) {
        return new AnswerKind.Columns(labels(hands), Map.of());
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
