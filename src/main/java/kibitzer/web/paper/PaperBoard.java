package kibitzer.web.paper;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Seat;
import kibitzer.play.bridge.BoardTable;
import kibitzer.web.bridge.ParAndBook;

/** Boards in print, six to a page: the four hands as they lie at the table, par, and the bidding of the book. */
public final class PaperBoard {
    private static final int TO_A_PAGE = 6;

    private PaperBoard() {}

    public static Section pages(List<SetBoard> boards) {
        Section paper = new Section();
        for (int first = 0; first < boards.size(); first += TO_A_PAGE) {
            Div page = new Div();
            page.addClassName("kb-paper-six");
            boards.subList(first, Math.min(boards.size(), first + TO_A_PAGE)).stream()
                    .map(PaperBoard::of)
                    .forEach(page::add);
            paper.add(page);
        }
        return paper;
    }

    private static Div of(SetBoard board) {
        Div diagram = new Div();
        diagram.addClassName("kb-paper-diagram");
        for (Seat seat : Seat.values()) {
            Div hand = PaperHand.lines(board.deal().hand(seat));
            hand.addClassName("kb-seat-" + seat.inWords());
            diagram.add(hand);
        }
        Div paper = new Div(
                new H3("Board " + board.number() + ". " + ParAndBook.dealt(board)),
                diagram,
                new Paragraph(PaperHand.signs(ParAndBook.par(board))),
                new Paragraph(PaperHand.signs(ParAndBook.book(board))),
                new Paragraph("Its bidding: " + bidding(board)));
        paper.addClassNames("kb-paper-question", "kb-paper-board");
        return paper;
    }

    /** "1NT pass 3♣ pass, 3NT pass pass pass": a round after the other from the dealer on. */
    private static String bidding(SetBoard board) {
        List<String> calls = BoardTable.byTheBook(board).calls().stream()
                .map(PaperHand::call)
                .toList();
        int round = Seat.values().length;
        return IntStream.range(0, Math.ceilDiv(calls.size(), round))
                .mapToObj(at -> String.join(" ", calls.subList(at * round, Math.min(calls.size(), (at + 1) * round))))
                .collect(Collectors.joining(", ", "", "."));
    }
}
