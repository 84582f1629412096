package kibitzer.conventions.books;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import kibitzer.advice.Basis;
import kibitzer.advice.Bound;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;

/** What is told as the book's stands in the text that is cited for it. */
class PrintedFiguresTest {
    private static final PrintedFigures PRINTED = new PrintedFigures();

    /** Rules whose figure is the book's though no number of it stands in the text, and why. */
    private static final Map<String, String> BY_ANOTHER_NAME = Map.of(
            "loo.stand.honour-and-high-cards",
            "ranks, which the book names: an honour is a knave or better",
            "loo.stand.first-with-queens",
            "the queen, and three cards of three suits: one of each",
            "loo.stand.cautious-with-the-king",
            "the king",
            "loo.stand.certain-trick",
            "the best trump, ace or king",
            "loo.stand.king",
            "the king",
            "loo.stand.opinion",
            "queen or knave",
            "nap.play.ace-and-small",
            "a knave or lower, and the ace with one small card");

    @Test
    void aFigureThatTheBookIsSaidToAskForStandsInTheTextThatIsCited() {
        TreeSet<String> claimed = new TreeSet<>();
        AllRules.stream()
                .filter(rule -> !BY_ANOTHER_NAME.containsKey(rule.id()))
                .forEach(rule -> {
                    rule.needs().forEach(need -> figures(rule, need, claimed::add));
                    rule.each().forEach(need -> figures(rule, need, claimed::add));
                });
        assertThat(String.join("\n", claimed)).isEmpty();
    }

    /** A name on the list of exceptions that no rule needs any more is taken off it. */
    @Test
    void everyExceptionIsNeeded() {
        Set<String> needed = new TreeSet<>();
        AllRules.stream().filter(rule -> BY_ANOTHER_NAME.containsKey(rule.id())).forEach(rule -> {
            rule.needs().forEach(need -> figures(rule, need, claim -> needed.add(rule.id())));
            rule.each().forEach(need -> figures(rule, need, claim -> needed.add(rule.id())));
        });
        assertThat(needed).isEqualTo(new TreeSet<>(BY_ANOTHER_NAME.keySet()));
    }

    /** The list of rule books in {@link AllRules} leaves out none that a decision asks by; cases of law are no rules. */
    @Test
    void everyRuleThatCanBePractisedIsLookedAt() {
        Set<String> known = new TreeSet<>();
        AllRules.stream().forEach(rule -> known.add(rule.id()));
        List<String> practised = Decisions.all().stream()
                .map(Decision::rules)
                .flatMap(List::stream)
                .toList();
        assertThat(practised).hasSizeGreaterThan(500);
        assertThat(practised.stream().filter(rule -> !known.contains(rule) && !rule.startsWith("law.")))
                .isEmpty();
    }

    private static void figures(Rule<?, ?> rule, Need<?> need, Consumer<String> claim) {
        switch (need) {
            case Need.All<?>(var needs) -> needs.forEach(each -> figures(rule, each, claim));
            case Need.Any<?>(var needs) -> needs.forEach(each -> figures(rule, each, claim));
            case Need.Not<?>(var contrary) -> figures(rule, contrary, claim);
            case Need.Within<?>(var quantity, Range range) -> {
                if (Basis.of(need, rule.source()) == Basis.BOOK
                        && !isPrinted(rule.source().ids(), range)) {
                    claim.accept(rule.id() + " " + rule.source().ids() + ": " + need.inWords());
                }
            }
            default -> {}
        }
    }

    private static boolean isPrinted(List<String> ids, Range range) {
        List<Double> printed = new ArrayList<>();
        ids.forEach(id -> printed.addAll(PRINTED.of(id)));
        return range.min().map(end -> isPrinted(end, -1, printed)).orElse(true)
                && range.max().map(end -> isPrinted(end, 1, printed)).orElse(true);
    }

    /** None, one, and any at all are no figures; 7 or fewer may be printed as fewer than 8, 1½ or fewer as fewer than 2. */
    private static boolean isPrinted(Bound end, int beyond, List<Double> printed) {
        double value = end.value();
        return value <= 1
                || printed.contains(value)
                || printed.contains(value + beyond)
                || printed.contains(value + beyond * 0.5);
    }
}
