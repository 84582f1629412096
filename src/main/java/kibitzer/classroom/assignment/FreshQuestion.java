package kibitzer.classroom.assignment;

import kibitzer.cards.Seed;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Decisions;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Deals a question of a set with other cards, with the options that its author chose. */
final class FreshQuestion {
    private static final String OPTIONS = "with";

    private FreshQuestion() {}

    static Question<?, ?> deal(DecisionId decision, JsonNode deal, Seed seed) {
        return deal(Decisions.get(decision.text()), deal, seed);
    }

    private static <P, A> Question<P, A> deal(Decision<P, A> decision, JsonNode deal, Seed seed) {
        JsonNode options = deal.path(OPTIONS);
        FieldValues with = Form.options(decision.dealOptions())
                .read(options.isMissingNode() ? JsonNodeFactory.instance.objectNode() : options, OPTIONS);
        return Question.dealt(decision, new DealRequest(seed, with));
    }
}
