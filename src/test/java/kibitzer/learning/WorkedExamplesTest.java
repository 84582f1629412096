package kibitzer.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.DecidedDeals.Decided;
import kibitzer.marking.steps.WorkedExample;
import org.junit.jupiter.api.Test;

/** Every rule that can be practised can be shown on a worked hand; {@code -Dworked.each=1} looks at all of them. */
class WorkedExamplesTest {
    private static final int EACH = Integer.getInteger("worked.each", 31);

    /** It is told beside the rules that go before it, and never alone. */
    private static final Set<String> NEVER_FIRST = Set.of("cribbage/lay-away:cribbage.lay-away.chance-to-improve");

    @Test
    void everyRuleCanBeWorkedOut() {
        List<String> without = new ArrayList<>();
        List<Skill> skills =
                Decisions.all().stream().flatMap(WorkedExamplesTest::skills).toList();
        for (int i = 0; i < skills.size(); i += EACH) {
            Skill skill = skills.get(i);
            Optional<WorkedExample> worked = DecidedDeals.of(skill, new Seed(1))
                    .findFirst()
                    .map(Decided::question)
                    .flatMap(WorkedExample::of);
            if (worked.isEmpty() || !worked.get().rule().equals(skill.rule().orElseThrow())) {
                without.add(skill.text());
            }
        }
        assertThat(skills).hasSizeGreaterThan(1_000);
        assertThat(without).isEmpty();
    }

    private static Stream<Skill> skills(Decision<?, ?> decision) {
        return WorkedExample.isFor(decision)
                ? decision.rules().stream()
                        .map(rule -> new Skill(decision.id(), Optional.of(rule)))
                        .filter(skill -> !NEVER_FIRST.contains(skill.text()))
                : Stream.empty();
    }
}
