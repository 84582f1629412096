package kibitzer.decisions.trick;

import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;

/** What a hand melds: another choice of melds that comes to as much is as good. */
record MeldsAnswer() implements AnswerKind.Own<MeldedHand> {
    @Override
    public Kind<MeldedHand> json() {
        return MeldsNotation.KIND;
    }

    @Override
    public String inWriting() {
        return "the points, such as 150";
    }

    /** The points alone: which melds they are from stands in the answer. */
    @Override
    public String quoted(MeldedHand answer) {
        return String.valueOf(answer.points());
    }

    @Override
    public boolean agrees(MeldedHand expected, MeldedHand given) {
        return expected.points() == given.points();
    }
}
