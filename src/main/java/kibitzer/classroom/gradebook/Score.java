package kibitzer.classroom.gradebook;

import java.math.BigDecimal;
import java.math.RoundingMode;
import kibitzer.classroom.grading.Grading;

/**
 * Points earned of points possible.
 *
 * @param earned exact; more than {@code possible} where what came early is rewarded
 * @param possible points of all questions, not negative
 */
public record Score(BigDecimal earned, int possible) {
    private static final int DECIMALS = 2;

    /** Decimals of what does not come out even. */
    private static final int SCALED = 8;

    /**
     * @param credited the sum of points times hundredths of a percent over all questions
     * @param timingPercent what the sitting counts for its time
     */
    static Score of(long credited, int timingPercent, int possible) {
        return new Score(
                BigDecimal.valueOf(Math.multiplyExact(credited, timingPercent), 6)
                        .stripTrailingZeros(),
                possible);
    }

    /**
     * As great a part of other points.
     *
     * @param own the points of which these were earned
     * @param all those of which they are to be told
     */
    Score of(int own, int all) {
        if (own == all) {
            return this;
        }
        return own == 0
                ? nothing(0)
                : new Score(
                        earned.multiply(BigDecimal.valueOf(all))
                                .divide(BigDecimal.valueOf(own), SCALED, RoundingMode.HALF_UP)
                                .stripTrailingZeros(),
                        all);
    }

    static Score nothing(int possible) {
        return new Score(BigDecimal.ZERO, possible);
    }

    /** True if as much is earned of as much, however it is written. */
    boolean sameAs(Score other) {
        return possible == other.possible && earned.compareTo(other.earned) == 0;
    }

    Score plus(Score other) {
        return new Score(earned.add(other.earned).stripTrailingZeros(), possible + other.possible);
    }

    /** The same so many times over. */
    Score times(int weight) {
        return new Score(earned.multiply(BigDecimal.valueOf(weight)).stripTrailingZeros(), possible * weight);
    }

    /** Of the points possible; 0 where there are none. */
    public double share() {
        return possible == 0 ? 0 : earned.doubleValue() / possible;
    }

    /** True if a class of such a grading is passed with it. */
    public boolean passes(Grading grading) {
        return grading.isPassedWith(earned, possible);
    }

    /** "7.5", with two decimals at most. */
    public String points() {
        return earned.setScale(DECIMALS, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    /** "75 %". */
    public String percent() {
        return possible == 0
                ? "0 %"
                : earned.multiply(BigDecimal.valueOf(100)).divide(BigDecimal.valueOf(possible), 0, RoundingMode.HALF_UP)
                        + " %";
    }
}
