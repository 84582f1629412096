package kibitzer.web.views;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.systems.Systems;

/** What a learner may want his deals to be about: rules by the words in their ids. */
enum BiddingTheme {
    NO_TRUMP("no-trump", "No-trump auctions", ".*(1nt|no-trump).*"),
    STRONG(
            "strong",
            "Strong openings and weak partners",
            ".*\\.(open|respond|rebid)\\.(strong-two|two-clubs|two-bid)($|\\..*)|.*\\.respond-to-two\\..*"),
    SLAMS("slams", "Slams: four no trump comes up", "blackwood\\..*"),
    PREEMPTS("pre-empts", "Pre-empts", ".*(long-suit|three-bid).*"),
    COMPETING("competing", "Overcalls and take-out doubles", "defence\\..*"),
    RAISES("raises", "Raises of partner's suit", ".*raise.*");

    private final String word;
    private final String label;
    private final Pattern rules;

    BiddingTheme(String word, String label, String rules) {
        this.word = word;
        this.label = label;
        this.rules = Pattern.compile(rules);
    }

    /** The words of all themes, as they stand in an address. */
    static Stream<String> names() {
        return Stream.of(values()).map(theme -> theme.word);
    }

    static String labelOf(String word) {
        return Stream.of(values())
                .filter(theme -> theme.word.equals(word))
                .map(theme -> theme.label)
                .findFirst()
                .orElse("Anything");
    }

    /** The rules of a system that belong to a theme; none for no theme. */
    static List<String> rules(String word, Agreement agreement) {
        return Stream.of(values())
                .filter(theme -> theme.word.equals(word))
                .flatMap(theme -> Systems.of(agreement)
                        .rules()
                        .map(Rule::id)
                        .filter(id -> theme.rules.matcher(id).matches()))
                .distinct()
                .toList();
    }
}
