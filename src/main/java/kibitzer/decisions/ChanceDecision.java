package kibitzer.decisions;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;

/**
 * A question after a chance: all of them are counted, advised on and argued with in the same way.
 *
 * @param <P> what the learner sees
 */
public interface ChanceDecision<P> extends Decision<P, Double> {

    /** The chance asked for, counted out. */
    CountedChance counted(P position);

    @Override
    default AnswerKind<Double> answerKind() {
        return new AnswerKind.Probability();
    }

    @Override
    default Choices<Double> choices(P position) {
        return new Choices.Open<>();
    }

    @Override
    default Advice<Double> advise(P position) {
        return counted(position).advice();
    }

    @Override
    default List<Ruling<Double>> whyNot(P position, Double answer) {
        return counted(position).whyNot(answer);
    }

    @Override
    default String say(Double answer) {
        return "The chance is " + answerKind().inWords(answer);
    }
}
