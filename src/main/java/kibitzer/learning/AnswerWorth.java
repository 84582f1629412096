package kibitzer.learning;

import kibitzer.marking.Grade;

/**
 * What an answer counts, from 0 to 1: the book's own answer 1, one that it only allows a half, since the rule was neither
 * found nor missed. Each hint takes a fifth of that in practice; a lesson is there to learn, and where a teacher allows
 * hints they are free.
 */
public final class AnswerWorth {
    /** The part that a hint takes. */
    public static final double HINT = 0.2;

    private static final double ALLOWED = 0.5;

    private AnswerWorth() {}

    /** @param hints how many were taken before the answer that cost something */
    public static double of(Grade grade, int hints) {
        return of(grade) * left(hints);
    }

    /** The part of its worth that is left to an answer after so many hints: 1, 0.8, 0.6 ... */
    public static double left(int hints) {
        return Math.max(0, 1 - HINT * hints);
    }

    private static double of(Grade grade) {
        return switch (grade) {
            case BEST -> 1;
            case ACCEPTABLE -> ALLOWED;
            case WRONG, ILLEGAL -> 0;
        };
    }
}
