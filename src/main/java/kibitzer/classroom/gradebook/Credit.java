package kibitzer.classroom.gradebook;

import java.util.Optional;
import kibitzer.marking.Grade;

/**
 * What an answer earns of the points of its question, and who says so.
 *
 * @param percent 0 to 100
 * @param regrade the one that decided; empty unless {@code by} is REGRADE
 */
public record Credit(int percent, By by, Optional<Regrade> regrade) {
    public static final int WHOLE = 100;

    /** Whose word a credit rests on. */
    public enum By {
        REGRADE("regraded"),
        AUTHOR("the author's answer"),
        /** What a board scored, by the rule that the assignment has for boards. */
        BOARD("the score of the board"),
        TRAINER("the trainer"),
        /** What general practice holds of it, where no book speaks and the assignment lets it count. */
        PRACTICE("general practice"),
        NO_ANSWER("not answered"),
        /** Trainers mark a sitting when it is handed in. */
        UNDER_WAY("not handed in"),
        NOBODY("cannot be marked"),
        /** An answer in words, until an instructor has read it. */
        TO_BE_MARKED("to be marked");

        private final String words;

        By(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** How the answer stands by it, where that is not the trainer's to say: right, right in part, or not right. */
    public Optional<Grade> standing() {
        return switch (by) {
            case REGRADE, AUTHOR, BOARD ->
                Optional.of(percent >= WHOLE ? Grade.BEST : percent > 0 ? Grade.ACCEPTABLE : Grade.WRONG);
            case TRAINER, PRACTICE, NO_ANSWER, UNDER_WAY, NOBODY, TO_BE_MARKED -> Optional.empty();
        };
    }

    static Credit of(By by, boolean right) {
        return new Credit(right ? WHOLE : 0, by, Optional.empty());
    }

    /** All for the answer of general practice, for another that it allows as much as practising earns for one that is allowed. */
    static Credit byPractice(Grade grade) {
        return new Credit(
                (int) Math.round(WHOLE * kibitzer.learning.AnswerWorth.of(grade, 0)), By.PRACTICE, Optional.empty());
    }

    static Credit of(Regrade regrade, int percent) {
        return new Credit(percent, By.REGRADE, Optional.of(regrade));
    }
}
