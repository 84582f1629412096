package kibitzer.decisions;

import java.util.List;
import kibitzer.advice.Instruction;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A question after a chance: all of them are counted, advised on and argued with in the same way.
 *
 * @param <P> what the learner sees
 */
public abstract class ChanceDecision<P> extends CountedDecision<P, Double> {

    /** @param options the options of a deal */
    protected ChanceDecision(Head head, Form<P> form, List<Source> sources, Field<?>... options) {
        super(head, form, new NumberAnswer.Probability(), sources, options);
    }

    /** The chance asked for, counted out. */
    public abstract CountedChance counted(P position);

    @Override
    protected final CountedAnswer<Double> count(P position) {
        return counted(position).answer();
    }

    @Override
    public final List<Ruling<Double>> whyNot(P position, Double answer) {
        return counted(position).whyNot(answer);
    }

    @Override
    public final Instruction say(Double answer) {
        return new Instruction("the chance is", answerKind().inWords(answer));
    }
}
