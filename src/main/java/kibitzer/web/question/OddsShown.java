package kibitzer.web.question;

import java.util.List;
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

    /** A bar for each line of play that was compared, where there are such. */
    static <A> List<OddsBar> lines(Decision<?, A> decision, Advice<A> advice) {
        return advice.beside().get("lines") instanceof JsonNode lines
                ? lines.valueStream().map(line -> bar(decision, line)).toList()
                : List.of();
    }

    private static <A> OddsBar bar(Decision<?, A> decision, JsonNode line) {
        AnswerKind<A> kind = decision.answerKind();
        OptionalDouble book = line.path("book").path("percent").isNumber()
                ? OptionalDouble.of(line.path("book").path("percent").asDouble() / 100)
                : OptionalDouble.empty();
        return new OddsBar(
                        line.path("probability").asDouble(),
                        line.path("odds").asString(""),
                        book,
                        OptionalDouble.empty())
                .labelled(kind.inWords(kind.read(line.path("line").asString(""))));
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
