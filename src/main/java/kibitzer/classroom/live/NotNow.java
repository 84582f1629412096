package kibitzer.classroom.live;

/** What was asked of a live lesson does not fit where it stands; the message says why, in words for whoever asked. */
public final class NotNow extends RuntimeException {
    NotNow(String says) {
        super(says, null, false, false);
    }

    public String says() {
        return String.valueOf(getMessage());
    }
}
