package kibitzer.advice;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;

/**
 * A figure of a rule that a club plays otherwise than it stands: the weak no trump on 12 to 14 points.
 *
 * @param rule "acol.open.weak-no-trump"
 * @param figure which of the rule's figures, as {@link RuleFigure#key}: "points"
 * @param least the lower end, where the rule's range has one
 * @param most the upper end, where the rule's range has one
 */
public record ClubFigure(String rule, String figure, Optional<Double> least, Optional<Double> most)
        implements ClubPlay {

    static final String EXPECTED =
            "a rule, one of its figures and a range, such as acol.open.weak-no-trump points 12-14";

    private static final Pattern WRITTEN =
            Pattern.compile("([a-z0-9.-]{1,100}) ([a-z0-9-]{1,60}) (\\d{0,2}(?:\\.5)?)-(\\d{0,2}(?:\\.5)?)");

    /** @throws IllegalArgumentException unless there is an end, and the lower one is not above the upper */
    public ClubFigure {
        if (least.isEmpty() && most.isEmpty()) {
            throw new IllegalArgumentException("a figure without ends; expected at least one");
        }
        if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
            throw new IllegalArgumentException("from " + least.get() + " to " + most.get());
        }
    }

    public static ClubFigure between(String rule, String figure, double least, double most) {
        return new ClubFigure(rule, figure, Optional.of(least), Optional.of(most));
    }

    public static ClubFigure atLeast(String rule, String figure, double least) {
        return new ClubFigure(rule, figure, Optional.of(least), Optional.empty());
    }

    public static ClubFigure atMost(String rule, String figure, double most) {
        return new ClubFigure(rule, figure, Optional.empty(), Optional.of(most));
    }

    @Override
    public boolean isInThePlaceOf(ClubPlay other) {
        return other instanceof ClubFigure(var of, var key, var from, var to) && of.equals(rule) && key.equals(figure);
    }

    /** As it is stored: "acol.open.weak-no-trump points 12-14", with "5-" for 5 or more and "-8" for 8 or fewer. */
    @Override
    public String written() {
        return rule + " " + figure + " " + least.map(ClubFigure::plain).orElse("") + "-"
                + most.map(ClubFigure::plain).orElse("");
    }

    /** @throws BadNotation unless it is one as {@link #written} */
    public static ClubFigure read(String text) {
        Matcher parts = WRITTEN.matcher(text.strip());
        if (!parts.matches()) {
            throw new BadNotation(text, EXPECTED);
        }
        try {
            return new ClubFigure(parts.group(1), parts.group(2), end(parts.group(3)), end(parts.group(4)));
        } catch (IllegalArgumentException noRange) {
            throw new BadNotation(text, EXPECTED);
        }
    }

    private static Optional<Double> end(String digits) {
        return Optional.of(digits).filter(given -> !given.isEmpty()).map(Double::valueOf);
    }

    private static String plain(double value) {
        return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }

    /** What is played: "12 to 14". */
    public Range range() {
        return new Range(least.map(Bound::at), most.map(Bound::at));
    }

    /** The range that stands in a printed one's place. */
    Range insteadOf(Range printed) {
        return new Range(least.map(Bound::at), most.map(Bound::at), Optional.of(printed.asPrinted()));
    }
}
