package kibitzer.decisions.gin;

import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;

/** What questions at gin share whose answer is counted: a name, a title, a source, and how another answer is refused. */
abstract class CountedGin<P, A> implements Decision<P, A> {
    private final String id;
    private final String title;
    private final String game;
    private final Source source;

    CountedGin(String id, String title, String game, Source source) {
        this.id = id;
        this.title = title;
        this.game = game;
        this.source = source;
    }

    @Override
    public final DecisionId id() {
        return new DecisionId(id);
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final String game() {
        return game;
    }

    @Override
    public final List<Source> sources() {
        return List.of(source);
    }

    final Source source() {
        return source;
    }

    /** "gin.his-hand" for "gin/his-hand". */
    final String rule() {
        return id.replace('/', '.');
    }

    /** The ruling against an answer: what it comes to, and what is asked. */
    final List<Ruling<A>> against(A answer, Object actual, String wrong, String right) {
        Reason reason = Reason.missing("answer", actual, wrong, right);
        return List.of(new Ruling<>(rule(), source, List.of(answer), List.of(), Standing.FAILS, List.of(reason)));
    }
}
