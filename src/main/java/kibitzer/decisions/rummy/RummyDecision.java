package kibitzer.decisions.rummy;

import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;

/** What the questions on the rummy family share: a name, a title, and how a counted answer is refused. */
abstract class RummyDecision<P, A> implements Decision<P, A> {
    private final DecisionId id;
    private final String title;

    RummyDecision(String id, String title) {
        this.id = new DecisionId(id);
        this.title = title;
    }

    @Override
    public final DecisionId id() {
        return id;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public String game() {
        return "rummy";
    }

    /** The ruling against an answer that is counted otherwise. */
    final List<Ruling<A>> against(String rule, Source source, A answer, String wrong, String right) {
        Reason reason = Reason.missing("answer", answerKind().inWords(answer), wrong, right);
        return List.of(new Ruling<>(rule, source, List.of(answer), List.of(), Standing.FAILS, List.of(reason)));
    }
}
