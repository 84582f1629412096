package kibitzer.decisions.form;

/** A question, position or answer that cannot be taken: which field, what is wrong, what was expected. */
public final class BadQuestion extends RuntimeException {
    private final String field;
    private final String wrong;

    public BadQuestion(String field, String wrong) {
        super(field.isEmpty() ? wrong : field + ": " + wrong, null, false, false);
        this.field = field;
        this.wrong = wrong;
    }

    public BadQuestion(String field, String wrong, String expected) {
        this(field, wrong + "; expected " + expected);
    }

    /** "position.hand". */
    public String field() {
        return field;
    }

    /** What is wrong with it, and what was expected. */
    public String wrong() {
        return wrong;
    }

    /** The message where it is known that this is read: "hand: 14 cards" of "position.hand: 14 cards". */
    public String within(String read) {
        return String.valueOf(inside(read).getMessage());
    }

    /** The same where it is known that this is read: of "hand" instead of "position.hand". */
    public BadQuestion inside(String read) {
        String inside = read + ".";
        return new BadQuestion(
                field.equals(read) ? "" : field.startsWith(inside) ? field.substring(inside.length()) : field, wrong);
    }
}
