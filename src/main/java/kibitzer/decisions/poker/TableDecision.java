package kibitzer.decisions.poker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.conventions.poker.play.Games;
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
        Advice<A> advice = books().of(table).advise(new TableView(table));
        Optional<String> other = otherBook(table, advice);
        if (other.isEmpty()) {
            return advice;
        }
        Map<String, Object> beside = new LinkedHashMap<>(advice.beside());
        beside.put("other-book", other.get());
        return new Advice<>(
                advice.best(), advice.acceptable(), advice.rulings(), advice.nearMisses(), advice.silent(), beside);
    }

    /** What the book of the other year answers, where both speak and it differs. */
    private Optional<String> otherBook(PokerTable table, Advice<A> own) {
        boolean of1891 = table.game().equals(Games.ROUND_GAMES);
        if (!of1891 && !table.game().equals(Games.STANDARD) || own.silent()) {
            return Optional.empty();
        }
        String game = of1891 ? Games.STANDARD : Games.ROUND_GAMES;
        return books().on(game)
                .map(book -> book.advise(new TableView(table.playedAs(game))))
                .filter(advice -> !advice.silent() && !advice.best().equals(own.best()))
                .map(advice -> (of1891 ? "Culbertson (1957): " : "Round Games with Cards (1891): ")
                        + advice.best().stream().map(this::say).collect(Collectors.joining(" or ")));
    }

    /** Only rules that forbid the answer by a fact; that another rule comes first is in the advice. */
    @Override
    default List<Ruling<A>> whyNot(PokerTable table, A answer) {
        return books().of(table).whyNot(new TableView(table), answer).stream()
                .filter(ruling -> ruling.standing() == Standing.FAILS)
                .toList();
    }
}
