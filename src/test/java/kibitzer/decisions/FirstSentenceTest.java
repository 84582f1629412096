package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.LongProof;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.WrongAnswers.Wrong;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Explainer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The first sentence after a wrong answer, over all decisions: a sample with every change, more than 5,000 in the long proofs. A
 * sweep of one's own: {@code -Dverdicts.each=50 -Dverdicts.seed=1 -Dverdicts.to=/tmp/verdicts.jsonl}.
 */
class FirstSentenceTest {
    private static final int EACH = Integer.getInteger("verdicts.each", LongProof.of(5, 50));
    private static final long SEED = Long.getLong("verdicts.seed", 20261123);
    private static final String TO = System.getProperty("verdicts.to", "");
    private static final String ONLY = System.getProperty("verdicts.only", "");

    private final Explainer explainer = new Explainer(Syllabus.shipped());
    private final List<String> lines = new ArrayList<>();
    private final Map<String, Map<Faults, Integer>> byDecision = new TreeMap<>();
    private final List<String> hitches = new ArrayList<>();
    private int told;

    @Test
    void saysWhyInOneTrueSentence() throws IOException {
        Decisions.all().stream()
                .filter(decision -> decision.id().text().startsWith(ONLY))
                .forEach(this::sweep);

        if (!TO.isEmpty()) {
            Files.write(Path.of(TO), lines);
        }
        System.out.println(told + " wrong answers: " + byDecision);
        assertThat(hitches).isEmpty();
        if (ONLY.isEmpty()) {
            assertThat(told).as("wrong answers").isGreaterThan(100 * EACH);
        }
    }

    private <P, A> void sweep(Decision<P, A> decision) {
        WrongAnswers.of(decision, SEED, EACH, this::hold);
    }

    private <P, A> void hold(Wrong<P, A> wrong) {
        told++;
        String text = explainer.verdict(wrong.question(), wrong.verdict());
        String half = explainer.firstSentence(wrong.question(), wrong.verdict())
                + explainer
                        .secondSentence(wrong.question(), wrong.verdict())
                        .map(second -> " " + second)
                        .orElse("");
        var faults = Faults.in(wrong, text, half);
        String id = wrong.question().decision().id().text();
        faults.forEach(fault -> byDecision
                .computeIfAbsent(id, unused -> new EnumMap<>(Faults.class))
                .merge(fault, 1, Integer::sum));
        if (!faults.isEmpty()) {
            hitches.add(id + " " + faults + ": " + Faults.firstSentence(text));
        }
        if (!TO.isEmpty()) {
            ObjectNode line = JsonNodeFactory.instance.objectNode().put("decision", id);
            line.set(
                    "position",
                    wrong.question().decision().form().write(wrong.question().position()));
            line.set(
                    "answer",
                    wrong.question()
                            .decision()
                            .answerKind()
                            .json()
                            .write(wrong.verdict().answer()));
            faults.forEach(fault -> line.withArray("faults").add(fault.name()));
            lines.add(line.put("text", text).toString());
        }
    }
}
