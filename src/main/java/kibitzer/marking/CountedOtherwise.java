package kibitzer.marking;

import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;

/** Why a figure, or a sheet of figures, is wrong, by how the right one is counted. */
final class CountedOtherwise {
    /** So many wrong columns of a sheet are told of before the first. */
    private static final int MANY = 3;

    private final Function<Ruling<?>, String> cited;

    /** @param cited where a ruling stands, in a few words: "p. 141" */
    CountedOtherwise(Function<Ruling<?>, String> cited) {
        this.cited = cited;
    }

    /** A figure that was only given is answered by how it is counted: "Not 20 but 6: 1 queen: 3; 1 jack: 2". */
    <P, A> String sentence(Question<P, A> question, Verdict<A> verdict, Ruling<A> against) {
        Decision<P, A> decision = question.decision();
        Advice<A> advice = verdict.advice();
        String place = " (" + cited.apply(against) + ")";
        String best = decision.answerKind().inside(advice.best().getFirst());
        String subject = Named.refused(question, verdict.answer()) + " but " + best;
        return Clauses.withFacts(subject, Steps.fitting(BestFacts.told(question, advice), subject, place), place);
    }

    /** Of a sheet with many wrong columns, how many, where there is room: "6 columns are wrong; first, ". */
    static String afterManyWrong(Verdict<?> verdict, String sentence) {
        long wrong = verdict.against().getFirst().failing().stream()
                .filter(reason ->
                        !reason.fact().equals(Slip.FACT) && !reason.fact().equals(Columns.TOTAL))
                .map(Reason::fact)
                .distinct()
                .count();
        if (!(verdict.answer() instanceof Tally) || wrong < MANY) {
            return sentence;
        }
        boolean total = verdict.against().getFirst().failing().stream()
                .anyMatch(reason -> reason.fact().equals(Columns.TOTAL));
        return Stream.of(
                        total ? " columns and the total are wrong; first, " : " columns are wrong; first, ",
                        " columns are wrong; first, ")
                .map(many -> wrong + many + sentence)
                .filter(told -> Clauses.words(told) <= Clauses.WORDS)
                .findFirst()
                .orElse(sentence);
    }
}
