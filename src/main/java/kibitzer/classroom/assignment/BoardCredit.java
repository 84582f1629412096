package kibitzer.classroom.assignment;

/** By what a board that is bid and played earns its credit. */
public enum BoardCredit implements NamedChoice {
    /** International match points that it lacks to par. */
    IMPS("imps"),
    /** Its part of what par is worth. */
    SHARE("share"),
    /** Match points among those of the class who have played it. */
    MATCH_POINTS("match-points");

    private final String word;

    BoardCredit(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
