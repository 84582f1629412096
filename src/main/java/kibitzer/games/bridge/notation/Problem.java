package kibitzer.games.bridge.notation;

/**
 * One thing in a file that could not be taken.
 *
 * @param line from 1
 * @param field the tag or command: "Deal", "md"; empty where there is none
 * @param wrong what is wrong, and what was expected
 */
public record Problem(int line, String field, String wrong) {

    static Problem at(int line, String field, String wrong, String expected) {
        return new Problem(line, field, wrong + "; expected " + expected);
    }

    /** An auction that breaks off; its calls are kept. */
    static Problem cutOff(int line, String field, String expected) {
        return at(line, field, "the auction breaks off, and its calls are kept", expected);
    }

    /** "line 14, [Deal]: north has 12 cards; expected 13". */
    @Override
    public String toString() {
        return "line " + line + (field.isEmpty() ? "" : ", [" + field + "]") + ": " + wrong;
    }
}
