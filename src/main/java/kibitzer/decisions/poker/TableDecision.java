package kibitzer.decisions.poker;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;

/**
 * A decision at a table of draw poker, advised on by one rule book a game; where the books of 1891 and 1957 both speak
 * and disagree, the other's answer stands beside.
 *
 * @param <A> what the learner answers
 */
interface TableDecision<A> extends Decision<PokerTable, A> {

    /** The rule books of this decision. */
    TableBooks<A> books();

    /** The fields of its position. */
    TableFields fields();

    @Override
    default Form<PokerTable> form() {
        return fields().form();
    }

    @Override
    default String game() {
        return "draw-poker";
    }

    @Override
    default List<Field<?>> dealOptions() {
        return books().dealOptions();
    }

    @Override
    default List<String> rules() {
        return books().rules();
    }

    @Override
    default List<Source> sources() {
        return books().sources();
    }

    @Override
    default PokerTable deal(DealRequest request) {
        return books().deal(request);
    }

    @Override
    default Advice<A> advise(PokerTable table) {
        return OtherBook.beside(table, books(), books().of(table).advise(new TableView(table)), this::say);
    }

    /** Only rules that forbid the answer by a fact, the nearest first; that another rule comes first is in the advice. */
    @Override
    default List<Ruling<A>> whyNot(PokerTable table, A answer) {
        return books().of(table).whyNot(new TableView(table), answer).stream()
                .filter(ruling -> ruling.standing() == Standing.FAILS)
                .toList();
    }
}
