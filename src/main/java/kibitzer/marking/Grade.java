package kibitzer.marking;

/** How an answer stands against the book's. */
public enum Grade {
    /** The book's own answer, or one that it holds equal. */
    BEST("best"),
    /** Not the book's first, but allowed by it; or the book is silent. */
    ACCEPTABLE("acceptable"),
    /** Legal, and not what the book answers. */
    WRONG("wrong"),
    /** Not possible in the position. */
    ILLEGAL("illegal");

    private final String word;

    Grade(String word) {
        this.word = word;
    }

    /** "best". */
    public String word() {
        return word;
    }

    public boolean isRight() {
        return this == BEST || this == ACCEPTABLE;
    }
}
