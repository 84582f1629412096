package kibitzer.classroom.lti.message;

/** Somebody cannot come in; the message is for whoever runs the trainer, {@link #fault} for whoever wanted to. */
public final class LaunchRefused extends RuntimeException {
    private static final int LONGEST = 500;

    private final Fault fault;

    /** @param reason in one line; what a stranger sent may stand in it */
    public LaunchRefused(Fault fault, String reason) {
        super(oneLine(reason), null, false, false);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }

    public String reason() {
        return String.valueOf(getMessage());
    }

    /** Nobody writes lines of their own into the log. */
    private static String oneLine(String text) {
        String line = text.replaceAll("\\p{Cntrl}", " ");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
    }
}
