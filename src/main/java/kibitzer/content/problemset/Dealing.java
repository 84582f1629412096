package kibitzer.content.problemset;

import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a question of a set is dealt.
 *
 * @param with the decision's options for dealing, as JSON
 */
public record Dealing(DecisionId decision, Seed seed, ObjectNode with) {

    public Dealing {
        with = with.deepCopy();
    }

    /** Reads {"decision": ..., "seed": 7, "with": {...}}, which may be wrong still: {@link #question} tells. */
    public static Dealing of(JsonNode deal) {
        return new Dealing(
                Decisions.get(deal.path("decision").asString("")).id(),
                new Seed(deal.path("seed").asLong(0)),
                deal.path("with") instanceof ObjectNode with ? with : JsonNodeFactory.instance.objectNode());
    }

    /** A copy: nobody else changes the options. */
    @Override
    public ObjectNode with() {
        return with.deepCopy();
    }

    /**
     * The question, the same for the same seed.
     *
     * @throws kibitzer.decisions.form.BadQuestion if the options are none of the decision's
     * @throws IllegalArgumentException if nothing can be dealt with them
     */
    public Question<?, ?> question() {
        return dealt(Decisions.get(decision.text()));
    }

    /** The same kind of question from another seed. */
    public Dealing from(Seed other) {
        return new Dealing(decision, other, with);
    }

    /** As it stands in a set. */
    public ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("decision", decision.text())
                .put("seed", seed.number());
        json.set("with", with());
        return json;
    }

    private <P, A> Question<P, A> dealt(Decision<P, A> dealing) {
        return Question.dealt(
                dealing, new DealRequest(seed, Form.options(dealing.dealtWith()).read(with, "with")));
    }
}
