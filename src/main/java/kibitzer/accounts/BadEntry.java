package kibitzer.accounts;

import java.util.List;
import java.util.stream.Stream;

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
    private final List<BadEntry> after;

    public BadEntry(Field field, String says) {
        this(field, says, List.of());
    }

    private BadEntry(Field field, String says, List<BadEntry> after) {
        super(says, null, false, false);
        this.field = field;
        this.after = after;
    }

    /** Several faults of one entry as one, told by the first of them. */
    static BadEntry of(List<BadEntry> faults) {
        BadEntry first = faults.getFirst();
        return new BadEntry(first.field, first.says(), List.copyOf(faults.subList(1, faults.size())));
    }

    /** Every fault that was found in one go, this one first. */
    public List<BadEntry> all() {
        return Stream.concat(Stream.of(this), after.stream()).toList();
    }

    public Field field() {
        return field;
    }

    public String says() {
        return String.valueOf(getMessage());
    }
}
