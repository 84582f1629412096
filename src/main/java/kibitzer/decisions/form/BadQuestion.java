package kibitzer.decisions.form;

/** A question, position or answer that cannot be taken: which field, what is wrong, what was expected. */
public final class BadQuestion extends RuntimeException {
    private final String field;

    public BadQuestion(String field, String wrong) {
        super(field.isEmpty() ? wrong : field + ": " + wrong, null, false, false);
        this.field = field;
    }

    public BadQuestion(String field, String wrong, String expected) {
        this(field, wrong + "; expected " + expected);
    }

    /** "position.hand". */
    public String field() {
        return field;
    }
}
