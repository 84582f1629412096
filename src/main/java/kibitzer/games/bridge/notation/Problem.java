package kibitzer.games.bridge.notation;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One thing in a file that could not be taken.
 *
 * @param line from 1
 * @param field the tag or command: "Deal", "md"; empty where there is none
 * @param wrong what is wrong, and what was expected
 */
public record Problem(int line, String field, String wrong) {
    private static final int LINES_NAMED = 5;

    static Problem at(int line, String field, String wrong, String expected) {
        return new Problem(line, field, wrong + "; expected " + expected);
    }

    /** An auction that breaks off; its calls are kept. */
    static Problem cutOff(int line, String field, String expected) {
        return at(line, field, "the auction breaks off, and its calls are kept", expected);
    }

    /** The same, wherever it stands. */
    Problem anywhere() {
        return new Problem(0, field, wrong);
    }

    /** "lines 14, 40 and 66, [Vulnerable]: missing ...": at most {@value #LINES_NAMED} lines are named. */
    String toldOf(List<Integer> lines) {
        if (lines.size() == 1) {
            return new Problem(lines.getFirst(), field, wrong).toString();
        }
        boolean all = lines.size() <= LINES_NAMED;
        List<Integer> named = all ? lines.subList(0, lines.size() - 1) : lines.subList(0, LINES_NAMED);
        String last = all ? String.valueOf(lines.getLast()) : lines.size() - LINES_NAMED + " more";
        return "lines " + named.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " and " + last
                + told();
    }

    /** "line 14, [Deal]: north has 12 cards; expected 13". */
    @Override
    public String toString() {
        return "line " + line + told();
    }

    private String told() {
        return (field.isEmpty() ? "" : ", [" + field + "]") + ": " + wrong;
    }
}
