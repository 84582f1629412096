package kibitzer.decisions.poker.table;

import java.util.Optional;
import java.util.function.Function;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Instruction;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.TableView;

/** What the book of the other year answers, where both speak and disagree: 1891 and 1957. */
final class OtherBook {
    private OtherBook() {}

    /** The advice with the other book's answer beside it, where there is one that differs. */
    static <A> Advice<A> beside(PokerTable table, TableBooks<A> books, Advice<A> own, Function<A, Instruction> say) {
        return answer(table, books, own, say)
                .map(other -> own.beside(new Beside.OtherBook(other)))
                .orElse(own);
    }

    private static <A> Optional<String> answer(
            PokerTable table, TableBooks<A> books, Advice<A> own, Function<A, Instruction> say) {
        boolean of1891 = table.game().equals(Games.ROUND_GAMES);
        if (!of1891 && !table.game().equals(Games.STANDARD) || own.silent()) {
            return Optional.empty();
        }
        String game = of1891 ? Games.STANDARD : Games.ROUND_GAMES;
        return books.on(game)
                .map(book -> book.advise(new TableView(table.playedAs(game))))
                .filter(advice -> !advice.silent() && !advice.best().equals(own.best()))
                .map(advice -> (of1891 ? "Culbertson (1957): " : "Round Games with Cards (1891): ")
                        + Instruction.anyOf(advice.best().stream().map(say).toList())
                                .alone());
    }
}
