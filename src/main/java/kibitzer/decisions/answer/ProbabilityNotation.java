package kibitzer.decisions.answer;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Probabilities as people write them: "0.3478", "35%", "1.88 to 1 against", "1.88:1", "1 in 4". */
final class ProbabilityNotation {
    private static final String EXPECTED = "a probability from 0 to 1, such as 0.3478, \"35%\" or \"1.88 to 1\"";
    private static final int WHOLE_PERCENT = 2;
    private static final int MOST_PLACES = 8;
    private static final int MOST_PLACES_OF_ODDS = 2;
    private static final double EXACT = 1e-10;
    private static final Pattern ODDS =
            Pattern.compile("([0-9.]+)\\s*(?:to|:|-)\\s*([0-9.]+)\\s*(against|on)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern ONE_IN =
            Pattern.compile("([0-9.]+)\\s*(?:in|/)\\s*([0-9.]+)", Pattern.CASE_INSENSITIVE);

    static final Kind<Double> KIND = new Kind<>(
            EXPECTED,
            JsonNodeFactory.instance
                    .objectNode()
                    .put("type", "number")
                    .put("minimum", 0)
                    .put("maximum", 1),
            ProbabilityNotation::read,
            value -> JsonNodeFactory.instance.numberNode(BigDecimal.valueOf(value)
                    .setScale(8, RoundingMode.HALF_EVEN)
                    .stripTrailingZeros()));

    private ProbabilityNotation() {}

    static double read(JsonNode json) {
        double value = json.isNumber() ? json.asDouble() : read(json.isString() ? json.asString() : json.toString());
        if (!(value >= 0 && value <= 1)) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        return value;
    }

    private static double read(String text) {
        String plain = text.strip().replace(',', '.').toLowerCase(Locale.ROOT);
        try {
            Matcher odds = ODDS.matcher(plain);
            if (odds.matches()) {
                double left = Double.parseDouble(odds.group(1));
                double right = Double.parseDouble(odds.group(2));
                return "on".equals(odds.group(3)) ? left / (left + right) : right / (left + right);
            }
            Matcher oneIn = ONE_IN.matcher(plain);
            if (oneIn.matches()) {
                return Double.parseDouble(oneIn.group(1)) / Double.parseDouble(oneIn.group(2));
            }
            return plain.endsWith("%")
                    ? Double.parseDouble(plain.substring(0, plain.length() - 1)) / 100
                    : Double.parseDouble(plain);
        } catch (NumberFormatException notANumber) {
            throw new BadNotation(text, EXPECTED);
        }
    }

    /** True if a chance is the figure given, rounded as that is written: "0.35", "35.63%", "1.88 to 1", "1 in 4". */
    static boolean roundsTo(double chance, double given) {
        OptionalInt places = places(given, WHOLE_PERCENT, MOST_PLACES);
        if (places.isPresent()) {
            return isSame(rounded(chance, places.getAsInt()), given);
        }
        return isSame(chance, given)
                || Stream.<DoubleUnaryOperator>of(p -> (1 - p) / p, p -> p / (1 - p), p -> 1 / p)
                        .anyMatch(odds -> places(odds.applyAsDouble(given), 0, MOST_PLACES_OF_ODDS).stream()
                                .anyMatch(few ->
                                        isSame(rounded(odds.applyAsDouble(chance), few), odds.applyAsDouble(given))));
    }

    /** After how many places a number ends. */
    private static OptionalInt places(double number, int least, int most) {
        return IntStream.rangeClosed(least, most)
                .filter(few -> isSame(rounded(number, few), number))
                .findFirst();
    }

    private static double rounded(double number, int places) {
        double unit = Math.pow(10, places);
        return Math.rint(number * unit) / unit;
    }

    private static boolean isSame(double one, double other) {
        return Math.abs(one - other) < EXACT;
    }

    /** "34.78 percent". */
    static String percent(double value) {
        return BigDecimal.valueOf(value * 100)
                        .round(new MathContext(4, RoundingMode.HALF_EVEN))
                        .stripTrailingZeros()
                        .toPlainString()
                + " percent";
    }
}
