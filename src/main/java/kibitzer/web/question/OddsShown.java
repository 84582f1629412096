package kibitzer.web.question;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.decisions.Decision;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.marking.Verdict;
import kibitzer.web.table.OddsBar;

/** The picture of a probability: what is true, what the book prints, what the learner said. */
final class OddsShown {
    private OddsShown() {}

    /** A bar, where the answers are probabilities. */
    static <A> Optional<OddsBar> of(Decision<?, A> decision, Advice<A> advice, Optional<Verdict<A>> verdict) {
        if (!(decision.answerKind() instanceof NumberAnswer.Probability)
                || advice.best().isEmpty()
                || !(advice.best().getFirst() instanceof Double exact)) {
            return Optional.empty();
        }
        OptionalDouble said = verdict.map(marked ->
                        marked.answer() instanceof Double figure ? OptionalDouble.of(figure) : OptionalDouble.empty())
                .orElse(OptionalDouble.empty());
        return Optional.of(new OddsBar(exact, odds(advice), book(advice), said));
    }

    /** A bar for each line of play that was compared, where there are such. */
    static <A> List<OddsBar> lines(Decision<?, A> decision, Advice<A> advice) {
        return advice.beside() instanceof Beside.Lines(List<Beside.Line> lines)
                ? lines.stream().map(line -> bar(decision, line)).toList()
                : List.of();
    }

    private static String odds(Advice<?> advice) {
        return switch (advice.beside()) {
            case Beside.Odds odds -> odds.inWords();
            case Beside.Estimate estimate -> estimate.inWords();
            default -> "";
        };
    }

    private static <A> OddsBar bar(Decision<?, A> decision, Beside.Line line) {
        AnswerKind<A> kind = decision.answerKind();
        OptionalDouble book =
                line.book().stream().mapToDouble(rows -> rows.percent() / 100).findFirst();
        return new OddsBar(line.probability(), line.odds(), book, OptionalDouble.empty())
                .labelled(kind.inWords(kind.read(line.line())));
    }

    /** The book's figure, printed as odds against or as a percentage, as a probability. */
    private static OptionalDouble book(Advice<?> advice) {
        if (!(advice.beside() instanceof Beside.Odds odds) || odds.book().isEmpty()) {
            return OptionalDouble.empty();
        }
        Beside.Printed book = odds.book().get();
        return switch (book.unit()) {
            case "against" -> OptionalDouble.of(1 / (1 + book.figure()));
            case "percent" -> OptionalDouble.of(book.figure() / 100);
            default -> OptionalDouble.empty();
        };
    }
}
