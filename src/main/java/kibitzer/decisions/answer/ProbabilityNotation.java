package kibitzer.decisions.answer;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Probabilities as people write them: "0.3478", "35%", "1.88 to 1 against", "1.88:1", "1 in 4". */
final class ProbabilityNotation {
    private static final String EXPECTED = "a probability from 0 to 1, such as 0.3478, \"35%\" or \"1.88 to 1\"";
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

    /** "34.78 percent". */
    static String percent(double value) {
        return BigDecimal.valueOf(value * 100)
                        .round(new java.math.MathContext(4, RoundingMode.HALF_EVEN))
                        .stripTrailingZeros()
                        .toPlainString()
                + " percent";
    }
}
