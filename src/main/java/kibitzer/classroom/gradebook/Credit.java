package kibitzer.classroom.gradebook;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.learning.AnswerWorth;
import kibitzer.marking.Grade;

/**
 * What an answer earns of the points of its question, and who says so.
 *
 * @param percent what the answer is worth, 0 to 100
 * @param by whose word it is
 * @param regrades those that decided, one but for marks side by side; none unless {@code by} is REGRADE
 * @param ofTry what a right answer earns at the try at which it was given, 0 to 100
 */
public record Credit(int percent, By by, List<Regrade> regrades, int ofTry) {
    public static final int WHOLE = 100;

    public Credit {
        regrades = List.copyOf(regrades);
    }

    /** A credit that no earlier try makes less. */
    Credit(int percent, By by) {
        this(percent, by, List.of(), WHOLE);
    }

    Credit at(int percentOfTry) {
        return new Credit(percent, by, regrades, percentOfTry);
    }

    /** The regrade that decided, of several the last; empty unless {@code by} is REGRADE. */
    public Optional<Regrade> regrade() {
        return regrades.isEmpty() ? Optional.empty() : Optional.of(regrades.getLast());
    }

    /** Why, in the words of who decided: "Counts well.", or of several "Ina: counts well. Bo: too short." */
    public Optional<String> reason() {
        return regrades.size() == 1
                ? Optional.of(regrades.getFirst().reason())
                : regrades.isEmpty()
                        ? Optional.empty()
                        : Optional.of(regrades.stream()
                                .map(regrade -> regrade.by() + ": " + regrade.reason()
                                        + (regrade.reason().matches("(?s).*[.!?]") ? "" : "."))
                                .collect(Collectors.joining(" ")));
    }

    /** What is earned, in hundredths of a percent of the points. */
    int hundredths() {
        return percent * ofTry;
    }

    /** What is earned of the points, in percent: 12.5 where half a credit was earned at a try that counts 25. */
    public BigDecimal earned() {
        BigDecimal exact = BigDecimal.valueOf(hundredths(), 2).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0) : exact;
    }

    /** The same as a part of the whole, 0 to 1. */
    public double share() {
        return hundredths() / (double) (WHOLE * WHOLE);
    }

    /** The same in whole percent; whole and none are only told where they are. */
    public int rounded() {
        int whole = earned().setScale(0, RoundingMode.HALF_UP).intValue();
        return hundredths() == 0 || hundredths() == WHOLE * WHOLE ? whole : Math.clamp(whole, 1, WHOLE - 1);
    }

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
        return new Credit(right ? WHOLE : 0, by);
    }

    /** All for the answer of general practice, for another that it allows as much as practising earns for one that is allowed. */
    static Credit byPractice(Grade grade) {
        return new Credit((int) Math.round(WHOLE * AnswerWorth.of(grade, 0)), By.PRACTICE);
    }

    static Credit of(Regrade regrade, int percent) {
        return new Credit(percent, By.REGRADE, List.of(regrade), WHOLE);
    }

    /** What several instructors hold of an answer in words. */
    static Credit ofMarks(List<Regrade> deciding) {
        return new Credit(Marks.mean(deciding), By.REGRADE, deciding, WHOLE);
    }
}
