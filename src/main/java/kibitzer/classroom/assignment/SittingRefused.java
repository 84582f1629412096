package kibitzer.classroom.assignment;

/** What a learner wants cannot be done in this sitting; the message says why, in words for the learner. */
public final class SittingRefused extends RuntimeException {

    /** Why, for a program. */
    public enum Why {
        NOT_OPEN_YET("not-open-yet"),
        CLOSED("closed"),
        NO_SITTING_LEFT("no-sitting-left"),
        HANDED_IN("handed-in"),
        /** The first answer counts where it is told at once. */
        ANSWERED("answered");

        private final String word;

        Why(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    private final Why why;

    SittingRefused(Why why, String says) {
        super(says, null, false, false);
        this.why = why;
    }

    public Why why() {
        return why;
    }

    public String says() {
        return String.valueOf(getMessage());
    }
}
