package kibitzer.learning.review;

import kibitzer.marking.Grade;

/**
 * How well something was remembered, the grade G of FSRS. The verdict tells it: measured over 350 million reviews,
 * learners' own ratings predict no better than right and wrong.
 */
public enum Recall {
    AGAIN(1),
    HARD(2),
    GOOD(3),
    EASY(4);

    private final int grade;

    Recall(int grade) {
        this.grade = grade;
    }

    /** 1 to 4. */
    int grade() {
        return grade;
    }

    /**
     * The book's own answer is {@code GOOD}. An answer the book only allows is {@code HARD}, and so is one after a hint:
     * right, so no lapse, but the rule itself was not found alone, so it comes back sooner. Any other is {@code AGAIN}.
     * {@code EASY} is never given: the time an answer takes depends on the deal.
     *
     * @param hints how many hints were taken before the answer that cost something
     */
    public static Recall of(Grade grade, int hints) {
        return switch (grade) {
            case BEST -> hints > 0 ? HARD : GOOD;
            case ACCEPTABLE -> HARD;
            case WRONG, ILLEGAL -> AGAIN;
        };
    }
}
