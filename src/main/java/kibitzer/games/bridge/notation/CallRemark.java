package kibitzer.games.bridge.notation;

/**
 * What is said of one call.
 *
 * @param note the players' explanation of an alerted call; empty if there is none
 * @param comment what the recorder says of the call; empty if nothing. A closing brace becomes a parenthesis, for it
 *     would end the comment in a file
 */
public record CallRemark(String note, String comment) {
    static final CallRemark NONE = new CallRemark("", "");

    public CallRemark {
        note = PlainText.line(note);
        comment = PlainText.line(comment.replace('{', '(').replace('}', ')'));
    }

    public boolean isEmpty() {
        return note.isEmpty() && comment.isEmpty();
    }

    public CallRemark withComment(String more) {
        return new CallRemark(note, comment.isEmpty() ? more : comment + " " + more);
    }
}
