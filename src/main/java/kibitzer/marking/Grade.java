package kibitzer.marking;

import java.util.Arrays;

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

    /** "right", "allowed", "not right", "not possible": what a learner reads. */
    public String inWords() {
        return switch (this) {
            case BEST -> "right";
            case ACCEPTABLE -> "allowed";
            case WRONG -> "not right";
            case ILLEGAL -> "not possible";
        };
    }

    /** @throws IllegalArgumentException if no grade has this word */
    public static Grade of(String word) {
        return Arrays.stream(values())
                .filter(grade -> grade.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "grade \"" + word + "\"; expected best, acceptable, wrong or illegal"));
    }

    public boolean isRight() {
        return this == BEST || this == ACCEPTABLE;
    }
}
