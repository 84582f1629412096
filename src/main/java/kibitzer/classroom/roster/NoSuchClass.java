package kibitzer.classroom.roster;

/**
 * There is no such class, or it is not for whoever asks: the two are never told apart. Doors answer it as "not found".
 */
public final class NoSuchClass extends RuntimeException {
    public NoSuchClass() {
        super("There is no such class.", null, false, false);
    }

    /** In words for whoever asked. */
    public String says() {
        return String.valueOf(getMessage());
    }
}
