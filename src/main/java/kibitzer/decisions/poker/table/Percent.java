package kibitzer.decisions.poker.table;

import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.form.Kind;

/** A chance that is written as a probability and held in whole percent. */
final class Percent {
    static final Kind<Integer> KIND = new NumberAnswer.Probability()
            .json()
            .as(chance -> (int) Math.round(chance * 100), percent -> percent / 100.0);

    private Percent() {}
}
