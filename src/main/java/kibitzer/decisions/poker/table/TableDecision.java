package kibitzer.decisions.poker.table;

import java.util.List;
import java.util.Set;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.conventions.poker.play.Circumstance;
import kibitzer.conventions.poker.play.NoPair;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.ask.DealRequest;

/**
 * A decision at a table of draw poker, advised on by one rule book a game; where the books of 1891 and 1957 both speak
 * and disagree, the other's answer stands beside.
 *
 * @param <A> what the learner answers
 */
abstract class TableDecision<A> extends BookDecision<PokerTable, A> {
    /** The facts of a table that say nothing without the hand. */
    static final Set<String> CIRCUMSTANCES = Set.of(
            "betting",
            "raises",
            "from-the-end",
            "opponents",
            "players-in",
            "to-act",
            "players",
            "position",
            Circumstance.BETTOR_BLUFFS.word());

    private final TableBooks<A> books;

    /** @param playersIn how many others are in at least */
    TableDecision(Head head, AnswerKind<A> kind, TableBooks<A> books, int playersIn) {
        super(
                head,
                new TableFields(books.games(), playersIn).form(),
                kind,
                books.rules(),
                books.sources(),
                books.gamesToDeal());
        this.books = books;
    }

    @Override
    protected final Consulted<?, A> consult(PokerTable table) {
        return books.consult(table);
    }

    @Override
    public final PokerTable deal(DealRequest request) {
        return books.deal(request);
    }

    @Override
    public final Advice<A> advise(PokerTable table) {
        return OtherBook.beside(table, books, super.advise(table), this::say);
    }

    @Override
    public final Set<String> circumstances() {
        return CIRCUMSTANCES;
    }

    /** A hand without a pair is told after what it draws to. */
    @Override
    public final boolean isToldLast(PokerTable table, Reason reason) {
        return super.isToldLast(table, reason) || NoPair.isTold(table, reason);
    }

    @Override
    public List<Ruling<A>> whyNot(PokerTable table, A answer) {
        return consult(table).whyNot(answer);
    }
}
