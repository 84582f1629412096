package kibitzer.classroom.problems;

/** A set that is not there, or not for whoever asks: nobody can tell which. */
public final class NoSuchSet extends RuntimeException {
    public NoSuchSet() {
        super("there is no such set", null, false, false);
    }
}
