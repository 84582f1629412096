package kibitzer.decisions.bridge.form;

import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;
import kibitzer.games.bridge.Call;

/** A call at bridge: the bidding box. */
public record OneCall() implements AnswerKind.Own<Call> {
    @Override
    public Kind<Call> json() {
        return BridgeKinds.call();
    }

    /** "1NT", "pass", "double". */
    @Override
    public String inWords(Call answer) {
        return answer instanceof Call.Bid ? answer.toString() : answer.inWords();
    }
}
