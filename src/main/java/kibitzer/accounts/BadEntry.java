package kibitzer.accounts;

/** Something entered that cannot be taken; the message says what is expected, in words for whoever entered it. */
public final class BadEntry extends RuntimeException {

    /** Where it was entered. */
    public enum Field {
        NAME,
        EMAIL,
        PASSWORD,
        OLD_PASSWORD,
        /** At no field of its own: the form says it. */
        ELSEWHERE
    }

    private final Field field;

    public BadEntry(Field field, String says) {
        super(says, null, false, false);
        this.field = field;
    }

    public Field field() {
        return field;
    }

    public String says() {
        return String.valueOf(getMessage());
    }
}
