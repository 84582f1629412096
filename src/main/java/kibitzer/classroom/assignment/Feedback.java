package kibitzer.classroom.assignment;

/** When a learner is told the verdicts. */
public enum Feedback implements NamedChoice {
    /** With each answer, which is therefore final. */
    AT_ONCE("at-once"),
    /** When the sitting is handed in. */
    ON_SUBMISSION("on-submission"),
    /** When nobody in the class can hand in for points any more. */
    AFTER_DUE("after-due");

    private final String word;

    Feedback(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
