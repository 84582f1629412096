package kibitzer.classroom.assignment;

/** Whether everybody gets the same cards. */
public enum Deals implements NamedChoice {
    SAME("same"),
    /** Dealt questions are dealt anew for each sitting; written positions are the same for all. */
    FRESH("fresh");

    private final String word;

    Deals(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
