package kibitzer.learning.storage;

/** Data that cannot be used as it stands, in one sentence for whoever runs the trainer: what is wrong, where, what to do. */
public final class DataTrouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** @param says a sentence, or two */
    public DataTrouble(String says) {
        super(says);
    }

    /** The sentence. */
    public String says() {
        return String.valueOf(getMessage());
    }
}
