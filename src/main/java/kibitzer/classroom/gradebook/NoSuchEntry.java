package kibitzer.classroom.gradebook;

/** The gradebook of the class has no such assignment, learner, sitting or question. Doors answer it as "not found". */
public final class NoSuchEntry extends RuntimeException {
    public NoSuchEntry() {
        super("The gradebook of this class has no such entry.", null, false, false);
    }

    /** In words for whoever asked. */
    public String says() {
        return String.valueOf(getMessage());
    }
}
