package kibitzer.web.question;

import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.advice.Advice;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Decision;
import kibitzer.marking.Verdict;
import kibitzer.web.table.OddsBar;
import tools.jackson.databind.JsonNode;

/** The picture of a probability: what is true, what the book prints, what the learner said. */
final class OddsShown {
    private OddsShown() {}

    /** A bar, where the answers are probabilities. */
    static <A> Optional<OddsBar> of(Decision<?, A> decision, Advice<A> advice, Optional<Verdict<A>> verdict) {
        if (!(decision.answerKind() instanceof AnswerKind.Probability)
                || advice.best().isEmpty()
                || !(advice.best().getFirst() instanceof Double exact)) {
            return Optional.empty();
        }
        OptionalDouble said = verdict.map(marked ->
                        marked.answer() instanceof Double figure ? OptionalDouble.of(figure) : OptionalDouble.empty())
                .orElse(OptionalDouble.empty());
        return Optional.of(
                new OddsBar(exact, advice.beside().getOrDefault("odds", "").toString(), book(advice), said));
    }

    /** The book's figure, printed as odds against or as a percentage, as a probability. */
    private static OptionalDouble book(Advice<?> advice) {
        if (!(advice.beside().get("book") instanceof JsonNode entry)) {
            return OptionalDouble.empty();
        }
        if (entry.path("against").isNumber()) {
            return OptionalDouble.of(1 / (1 + entry.path("against").asDouble()));
        }
        return entry.path("percent").isNumber()
                ? OptionalDouble.of(entry.path("percent").asDouble() / 100)
                : OptionalDouble.empty();
    }
}
