package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Questions dealt by the thousand in every way a decision can be dealt: what the book answers is legal and is marked best,
 * some other answers that are listed are marked too, and every verdict has its words.
 */
public final class DealtQuestions {
    private static final Explainer EXPLAINER = new Explainer(Syllabus.shipped());

    private DealtQuestions() {}

    /** The decisions of a family, by the first word of their ids: "poker". */
    public static Stream<Decision<?, ?>> of(String family) {
        return Decisions.all().stream().filter(decision -> decision.id().text().startsWith(family + "/"));
    }

    /**
     * Deals so many questions with no option, and so many for each listed value of each option by itself; tells the
     * first hitches of all, not only the first.
     */
    public static <P, A> void hold(Decision<P, A> decision, int questions, int each) {
        List<String> hitches = ways(decision).stream()
                .flatMap(way -> hitches(decision, way, way.isEmpty() ? questions : each))
                .limit(20)
                .toList();
        assertThat(hitches).as(decision.id().text()).isEmpty();
    }

    /** Deals so many questions in one way. */
    public static <P, A> void hold(Decision<P, A> decision, ObjectNode way, int questions) {
        assertThat(hitches(decision, way, questions).limit(20).toList())
                .as(decision.id().text())
                .isEmpty();
    }

    private static <P, A> Stream<String> hitches(Decision<P, A> decision, ObjectNode way, int questions) {
        FieldValues with = Form.options(decision.dealOptions()).read(way, "with");
        return IntStream.range(0, questions)
                .mapToObj(seed -> hitch(decision, new DealRequest(new Seed(seed), with), way + ", seed " + seed))
                .flatMap(Optional::stream);
    }

    private static <P, A> Optional<String> hitch(Decision<P, A> decision, DealRequest request, String where) {
        try {
            P position = decision.deal(request);
            hold(new Question<>(decision, position), request.seed(), where);
            return Optional.empty();
        } catch (RuntimeException | AssertionError hitch) {
            return Optional.of(where + ": " + hitch);
        }
    }

    /** Nothing asked for, then each listed value of each option by itself: a form, a book's game, a class, a rule. */
    public static List<ObjectNode> ways(Decision<?, ?> decision) {
        JsonNode options = Form.options(decision.dealOptions()).schema().path("properties");
        Stream<ObjectNode> one = options.properties().stream().flatMap(option -> {
            JsonNode kind = option.getValue();
            return listed(kind)
                    .map(value -> with(option.getKey(), value, kind.path("type").stringValue("")));
        });
        return Stream.concat(Stream.of(JsonNodeFactory.instance.objectNode()), one)
                .toList();
    }

    private static Stream<JsonNode> listed(JsonNode kind) {
        Stream<JsonNode> words = kind.findValues("enum").stream().flatMap(JsonNode::valueStream);
        Stream<JsonNode> numbers = kind.has("minimum") && kind.has("maximum")
                ? IntStream.rangeClosed(
                                kind.get("minimum").intValue(),
                                kind.get("maximum").intValue())
                        .mapToObj(JsonNodeFactory.instance::numberNode)
                : Stream.empty();
        return Stream.concat(words, numbers);
    }

    private static ObjectNode with(String option, JsonNode value, String type) {
        ObjectNode with = JsonNodeFactory.instance.objectNode();
        if (type.equals("array")) {
            with.putArray(option).add(value);
        } else {
            with.set(option, value);
        }
        return with;
    }

    private static <P, A> void hold(Question<P, A> question, Seed seed, String where) {
        Decision<P, A> decision = question.decision();
        P position = question.position();
        assertThat(decision.form().read(decision.form().write(position), "position"))
                .as(where)
                .isEqualTo(position);
        assertThat(question.prompt().ask()).as(where).endsWith("?");
        Advice<A> advice = question.advice();
        assertThat(advice.best()).as(where).isNotEmpty();
        Stream.concat(advice.best().stream(), advice.acceptable().stream())
                .forEach(answer -> assertThat(decision.objection(position, answer))
                        .as("%s: %s", where, answer)
                        .isEmpty());
        advice.best()
                .forEach(best -> assertThat(marked(question, best, where).grade())
                        .as("%s: %s", where, best)
                        .isEqualTo(Grade.BEST));
        if (question.choices() instanceof Choices.Listed<A>(List<A> answers)) {
            Chance chance = seed.chance();
            IntStream.range(0, 3)
                    .mapToObj(any -> chance.oneOf(answers))
                    .distinct()
                    .forEach(
                            answer -> assertThat(marked(question, answer, where).grade())
                                    .as("%s: %s", where, answer)
                                    .isNotEqualTo(Grade.ILLEGAL));
        }
    }

    private static <P, A> Verdict<A> marked(Question<P, A> question, A answer, String where) {
        Verdict<A> verdict = question.mark(answer);
        assertThat(EXPLAINER.verdict(question, verdict))
                .as("%s: %s", where, answer)
                .isNotBlank()
                .doesNotContainPattern("\\bnull\\b")
                .doesNotContain("  ", "..", " .", " ,", "()", "[", "{");
        return verdict;
    }
}
