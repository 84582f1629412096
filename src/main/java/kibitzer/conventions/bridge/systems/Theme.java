package kibitzer.conventions.bridge.systems;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;

/**
 * What a learner may want his deals to be about. Which rules belong to a theme is not listed anywhere: it follows from the
 * stage a rule stands at, the openings after which it speaks, and what it answers, so a new rule finds its theme itself.
 */
public enum Theme {
    NO_TRUMP("no-trump", "No-trump auctions", spoken -> spoken.onlyAfter(UncontestedRule.Opening::isNoTrump)),
    STRONG("strong", "Strong openings and weak partners", spoken -> spoken.onlyAfter(UncontestedRule.Opening::forces)),
    SLAMS("slams", "Slams: four no trump comes up", UncontestedRule::ofTheSlamConvention),
    PREEMPTS("pre-empts", "Pre-empts", spoken -> spoken.onlyAfter(UncontestedRule.Opening::isPreempt)),
    COMPETING("competing", "Overcalls and take-out doubles", UncontestedRule::ofTheSideThatDidNotOpen),
    RAISES("raises", "Raises of partner's suit", UncontestedRule::onlyRaises);

    private static final Map<Agreement, Map<Theme, List<String>>> KNOWN = new ConcurrentHashMap<>();
    private final String word;
    private final String label;
    private final Predicate<UncontestedRule> isOne;

    Theme(String word, String label, Predicate<UncontestedRule> isOne) {
        this.word = word;
        this.label = label;
        this.isOne = isOne;
    }

    /** The words of all themes, as they stand in an address. */
    public static Stream<String> words() {
        return Stream.of(values()).map(theme -> theme.word);
    }

    public static Optional<Theme> named(String word) {
        return Stream.of(values()).filter(theme -> theme.word.equals(word)).findFirst();
    }

    /** What it is called: "Pre-empts". */
    public String label() {
        return label;
    }

    /** The ids of the rules that belong to it where partners have agreed so. */
    public List<String> rules(Agreement agreement) {
        return KNOWN.computeIfAbsent(agreement, Theme::sorted).getOrDefault(this, List.of());
    }

    private static Map<Theme, List<String>> sorted(Agreement agreement) {
        List<UncontestedRule> spoken = UncontestedRule.in(agreement);
        Map<Theme, List<String>> sorted = new EnumMap<>(Theme.class);
        for (Theme theme : values()) {
            sorted.put(
                    theme,
                    spoken.stream()
                            .filter(theme.isOne)
                            .map(UncontestedRule::id)
                            .distinct()
                            .toList());
        }
        return sorted;
    }
}
