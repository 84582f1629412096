package kibitzer.classroom.lti.call;

/** A call to a platform that came to nothing; the message says which and why, for whoever runs the trainer. */
public final class CallFailed extends RuntimeException {
    private final int status;

    public CallFailed(String says) {
        this(says, 0);
    }

    /** @param status of the answer; 0 if there was none */
    public CallFailed(String says, int status) {
        super(says);
        this.status = status;
    }

    public int status() {
        return status;
    }

    public String says() {
        return String.valueOf(getMessage());
    }
}
