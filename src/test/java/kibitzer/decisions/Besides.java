package kibitzer.decisions;

import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;

/** What stands beside an advice, for tests that know which kind it must be. */
public final class Besides {
    private Besides() {}

    /** The chance in words: "2.11 to 1 on". */
    public static String odds(Advice<?> advice) {
        return ((Beside.Odds) advice.beside()).inWords();
    }

    /** The book's figure for a chance that is counted. */
    public static Optional<Beside.Printed> book(Advice<?> advice) {
        return ((Beside.Odds) advice.beside()).book();
    }

    /** Figures of the count by name. */
    public static Map<String, Object> figures(Advice<?> advice) {
        return ((Beside.Figures) advice.beside()).byName();
    }
}
