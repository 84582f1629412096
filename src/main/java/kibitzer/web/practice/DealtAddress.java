package kibitzer.web.practice;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import kibitzer.cards.Seed;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.learning.Skill;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A dealt question as an address says it: {@code ?seed=7&rules=acol.open.weak-no-trump}.
 *
 * @param seed empty where any will do
 * @param options the decision's own options for a deal, in their notation
 */
public record DealtAddress(OptionalLong seed, Map<String, String> options) {
    private static final String ADDRESS = "address";
    private static final String SEED = "seed";

    public DealtAddress {
        options = Map.copyOf(options);
    }

    /** Any seed, no options. */
    static DealtAddress any() {
        return new DealtAddress(OptionalLong.empty(), Map.of());
    }

    /** With these options of the decision's deals, in their notation. */
    DealtAddress with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.putAll(more);
        return new DealtAddress(seed, all);
    }

    static DealtAddress at(long seed) {
        return new DealtAddress(OptionalLong.of(seed), Map.of());
    }

    /** With the options of a drill, any seed. */
    public static DealtAddress of(Part.Drill drill) {
        Map<String, String> options = new LinkedHashMap<>();
        Form.options(drill.decision().dealtWith())
                .write(drill.with())
                .properties()
                .forEach(option -> options.put(option.getKey(), text(option.getValue())));
        return new DealtAddress(OptionalLong.empty(), options);
    }

    private static String text(JsonNode value) {
        return value.isArray()
                ? value.valueStream().map(JsonNode::asString).collect(Collectors.joining(" "))
                : value.asString();
    }

    /** @throws BadQuestion if the seed is not a number */
    static DealtAddress read(QueryParameters address) {
        OptionalLong seed = OptionalLong.empty();
        Map<String, String> options = new LinkedHashMap<>();
        for (Map.Entry<String, List<String>> entry : address.getParameters().entrySet()) {
            String value = String.join(" ", entry.getValue());
            if (entry.getKey().equals(SEED)) {
                seed = OptionalLong.of(number(value));
            } else {
                options.put(entry.getKey(), value);
            }
        }
        return new DealtAddress(seed, options);
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadQuestion(SEED, "\"" + text + "\" is not a number", "a whole number");
        }
    }

    /** @throws BadQuestion if the decision has no such option, or not such a value */
    void requireKnown(Decision<?, ?> decision) {
        read(decision);
    }

    private FieldValues read(Decision<?, ?> decision) {
        ObjectNode with = JsonNodeFactory.instance.objectNode();
        options.forEach(with::put);
        try {
            return Form.options(decision.dealtWith()).read(with, ADDRESS);
        } catch (BadQuestion wrong) {
            throw wrong.inside(ADDRESS);
        }
    }

    /** @throws BadQuestion if the decision has no such option, or not such a value */
    <P, A> Question<P, A> question(Decision<P, A> decision) {
        return Question.dealt(decision, new DealRequest(new Seed(seed.orElseThrow()), read(decision)));
    }

    /** The same seed for one rule. */
    DealtAddress dealtFor(String rule) {
        Map<String, String> more = new LinkedHashMap<>(options);
        more.put(Skill.RULES, rule);
        return new DealtAddress(seed, more);
    }

    DealtAddress afresh() {
        return new DealtAddress(OptionalLong.of(Seed.fresh().number()), options);
    }

    /** A fresh deal for one rule. */
    public DealtAddress only(String rule) {
        return dealtFor(rule).afresh();
    }

    public QueryParameters query() {
        Map<String, String> all = new LinkedHashMap<>();
        seed.ifPresent(number -> all.put(SEED, String.valueOf(number)));
        all.putAll(options);
        return QueryParameters.simple(all);
    }
}
