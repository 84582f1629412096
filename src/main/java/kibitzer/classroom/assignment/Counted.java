package kibitzer.classroom.assignment;

/** Which of several sittings counts. */
public enum Counted implements NamedChoice {
    BEST("best"),
    LAST("last");

    private final String word;

    Counted(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
