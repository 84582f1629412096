package kibitzer.marking.steps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import kibitzer.advice.Reason;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Remembered;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class HintsTest {
    private static final int DEALS = 3;

    private static Hints of(String decision, String position) {
        return of(Decisions.get(decision), position);
    }

    private static <P, A> Hints of(Decision<P, A> decision, String position) {
        return Hints.of(new Question<>(
                decision, decision.form().read(JsonMapper.shared().readTree(position.replace('\'', '"')), "position")));
    }

    @Test
    void whereARuleDecidesTheyAreWhatToLookAtWhatIsSeenAndTheRulesName() {
        List<String> steps = of(
                        "bridge/call",
                        "{'system':'acol','hand':'AQ5.KJ4.Q982.J73','auction':[],'dealer':'S','vulnerable':'none'}")
                .steps();

        assertThat(steps).hasSize(3);
        assertThat(steps.get(0))
                .startsWith("Ask yourself: ")
                .contains("How many points?", "What shape?")
                .doesNotContain("13");
        assertThat(steps.get(1)).startsWith("Here: ").contains("13 points").doesNotContain("1NT");
        assertThat(steps.get(2)).startsWith("The rule is called ");
    }

    @Test
    void whereItIsCountedTheyNameASlipAndNoResult() {
        List<String> steps = of("bridge/value", "{'method':'points','hand':'AQ5.KJ4.Q982.J73'}")
                .steps();

        assertThat(steps).noneMatch(step -> step.matches(".*\\b13\\b.*"));
        assertThat(steps).anyMatch(step -> step.startsWith("Take care not to "));
    }

    /** Every decision has a first step that helps, at most four, and none but the last two speaks of the answer at all. */
    @Test
    void noDecisionIsWithoutAndNoneGivesItsAnswerAway() {
        List<String> faults = new ArrayList<>();
        Decisions.all().forEach(decision -> deal(decision, faults));
        assertThat(faults).isEmpty();
    }

    /** First steps are plain English: no name of data, none in which a player is a man, and every question ends as one. */
    @Test
    void theFirstStepIsMadeOfSentences() {
        List<String> faults = new ArrayList<>();
        Decisions.all().forEach(decision -> first(decision, faults));
        assertThat(faults).isEmpty();
    }

    private static <P, A> void first(Decision<P, A> decision, List<String> faults) {
        Set<String> names = new HashSet<>(decision.rules());
        decision.form().fields().forEach(field -> names.add(field.name()));
        names.removeIf(name -> !name.contains("-"));
        names.add(decision.id().text());
        for (int seed = 1; seed <= DEALS; seed++) {
            Question<P, A> question =
                    new Question<>(decision, Remembered.of(decision).dealt(DealRequest.of(seed)));
            question.advice().rulings().stream()
                    .flatMap(ruling -> ruling.reasons().stream())
                    .map(Reason::fact)
                    .filter(fact -> fact.contains("-") && !fact.equals("honour-tricks"))
                    .forEach(names::add);
            String step = Hints.first(question).steps().getFirst();
            boolean asksOrTells = step.matches("Ask yourself: .*[?]|(It is counted|Weigh one|No rule).*[.]");
            if (!asksOrTells
                    || step.matches(".*(\\b(he|his|him)\\b|_|\\bstep-?\\d).*")
                    || names.stream().anyMatch(step::contains)) {
                faults.add(decision.id() + " " + seed + ": " + step);
            }
        }
    }

    private static <P, A> void deal(Decision<P, A> decision, List<String> faults) {
        for (int seed = 1; seed <= DEALS; seed++) {
            Question<P, A> question =
                    new Question<>(decision, Remembered.of(decision).dealt(DealRequest.of(seed)));
            List<String> steps = Hints.of(question).steps();
            if (steps.isEmpty() || steps.size() > 4) {
                faults.add(decision.id() + " " + seed + ": " + steps);
            }
            String seen = steps.stream()
                    .filter(step -> step.startsWith("Here: "))
                    .findFirst()
                    .orElse("")
                    .toLowerCase(Locale.ROOT);
            question.advice().best().stream()
                    .map(best ->
                            decision.say(question.position(), best).inside().toLowerCase(Locale.ROOT))
                    .filter(words -> seen.matches(".*\\b" + Pattern.quote(words) + "\\b.*"))
                    .forEach(words -> faults.add(decision.id() + " gives away " + words + ": " + seen));
        }
    }
}
