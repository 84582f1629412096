package kibitzer.web.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import kibitzer.marking.analysis.DecisionOnCards;

/** What somebody asks first of given cards: of a bridge hand before any call, how to open and what the hand is worth. */
final class AskedFirst {
    private static final List<String> CALL_AND_WORTH = List.of("bridge/call", "bridge/value");

    private AskedFirst() {}

    /** The call before the worth of the hand, both before all others, whose order stays. */
    static List<DecisionOnCards> order(List<DecisionOnCards> sights, Map<String, String> known) {
        return sights.stream()
                .sorted(Comparator.comparingInt(sight -> leading(sight, known) ? place(sight) : CALL_AND_WORTH.size()))
                .toList();
    }

    /** How many of them stand open; the others are folded under their names. */
    static int shown(List<DecisionOnCards> ordered, Map<String, String> known) {
        long first = ordered.stream().filter(sight -> leading(sight, known)).count();
        return first == 0 ? ordered.size() : (int) first;
    }

    /** After a contract is known, one asks for the lead and not for a call. */
    private static boolean leading(DecisionOnCards sight, Map<String, String> known) {
        return known.getOrDefault("contract", "").isBlank() && place(sight) >= 0;
    }

    private static int place(DecisionOnCards sight) {
        return CALL_AND_WORTH.indexOf(sight.decision().id().toString());
    }
}
