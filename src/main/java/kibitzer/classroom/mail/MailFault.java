package kibitzer.classroom.mail;

/** A mail was not sent; the message says why, in words for instructors. */
final class MailFault extends RuntimeException {
    private final boolean forGood;

    /** @param forGood true if the mail server will not take it later either */
    MailFault(String says, boolean forGood, Throwable cause) {
        super(says, cause);
        this.forGood = forGood;
    }

    boolean isForGood() {
        return forGood;
    }

    String says() {
        return String.valueOf(getMessage());
    }
}
