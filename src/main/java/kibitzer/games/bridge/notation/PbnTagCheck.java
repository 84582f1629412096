package kibitzer.games.bridge.notation;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the values of some tags must look like; they are kept as they stand in any case. */
final class PbnTagCheck {
    private record Check(Pattern pattern, String expected) {}

    private static final Map<String, Check> CHECKS = Map.of(
            "Contract",
            new Check(Pattern.compile("(?i)|\\?|Pass|[1-7](C|D|H|S|NT?)X{0,2}"), "a contract such as 4H, 3NTX, Pass"),
            "Declarer",
            new Check(Pattern.compile("|\\?|\\^?[NESW]"), "a seat: N E S W"),
            "Result",
            new Check(Pattern.compile("|\\?|\\^?(\\d|1[0-3])|(EW|NS) \\S.*"), "the tricks won, 0 to 13"));

    private PbnTagCheck() {}

    /** What was expected, if the value is not so. */
    static Optional<String> of(String tag, String value) {
        return Optional.ofNullable(CHECKS.get(tag))
                .filter(check -> !check.pattern().matcher(value.strip()).matches())
                .map(Check::expected);
    }
}
