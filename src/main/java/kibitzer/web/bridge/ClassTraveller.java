package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Seat;
import kibitzer.learning.learner.LearnerId;
import kibitzer.play.bridge.BoardTable;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardText;

/** One board of an assignment laid open: the hands, par, what everybody made of it, and what the book makes of it. */
public final class ClassTraveller extends Section {
    private static final BoardAnswer KIND = new BoardAnswer(Optional.empty());

    /**
     * @param name of whoever has a line; empty for nobody who is named
     * @param own whoever looks, whose line is marked
     */
    public ClassTraveller(BoardTraveller traveller, Function<LearnerId, String> name, LearnerId own) {
        SetBoard board = traveller.board();
        H2 heading = new H2("Board " + board.number());
        heading.addClassName("kb-heading");
        add(heading, new Paragraph(dealt(board)), hands(board), new Paragraph(new CardText(par(traveller))));
        if (traveller.lines().isEmpty()) {
            add(new Paragraph("Nobody has a result on it yet."));
        } else {
            add(results(traveller, name, own));
        }
        BoardPlayed book = BoardTable.byTheBook(board);
        H3 auction = new H3("The bidding of the book");
        Div baize =
                new Div(new AuctionTable(new Auction(board.dealer(), book.calls()), board.vulnerability(), List.of()));
        baize.addClassName("kb-baize");
        add(
                auction,
                baize,
                new Paragraph(
                        new CardText("Players who follow the book in all four seats: " + KIND.inWords(book) + ".")));
    }

    private static String dealt(SetBoard board) {
        return "Dealer " + board.dealer().inWords() + "; "
                + board.vulnerability().inWords() + " vulnerable.";
    }

    private static Div hands(SetBoard board) {
        CardTable table = new CardTable("The hands as they were dealt");
        for (Seat seat : Seat.values()) {
            table.seat(
                    String.valueOf(seat.letter()),
                    BridgeNames.of(seat),
                    board.deal().hand(seat));
        }
        Div baize = new Div(table);
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-whist-dealt");
        return baize;
    }

    private static String par(BoardTraveller traveller) {
        int points = traveller.par().northSouth();
        return "Par, both sides bidding and playing with all hands seen: "
                + (points > 0 ? "+" : "") + points + " for north and south"
                + traveller
                        .par()
                        .contract()
                        .map(contract -> ", " + ContractWords.of(contract))
                        .orElse(", all four passing")
                + ".";
    }

    private static NativeTable results(BoardTraveller traveller, Function<LearnerId, String> name, LearnerId own) {
        NativeTableRow head = new NativeTableRow();
        Stream.of("Who", "Contract", "By", "Tricks", "Score", "Match points").forEach(text -> {
            NativeTableHeaderCell cell = new NativeTableHeaderCell(text);
            cell.getElement().setAttribute("scope", "col");
            head.add(cell);
        });
        NativeTableBody body = new NativeTableBody();
        traveller.lines().forEach(line -> body.add(row(line, name, own)));
        NativeTable table = new NativeTable(new NativeTableHeader(head), body);
        table.addClassName("kb-data");
        table.setCaptionText("First results, the best for north and south first");
        return table;
    }

    private static NativeTableRow row(BoardTraveller.Line line, Function<LearnerId, String> name, LearnerId own) {
        BoardPlayed played = line.played();
        boolean mine = line.learner().equals(own);
        NativeTableRow row = new NativeTableRow(
                new NativeTableCell(mine ? "You" : name.apply(line.learner())),
                new NativeTableCell(new CardText(played.isPassedOut() ? "passed out" : played.contract())),
                new NativeTableCell(played.isPassedOut() ? "" : played.declarer()),
                new NativeTableCell(played.isPassedOut() ? "" : String.valueOf(played.tricks())),
                new NativeTableCell(String.valueOf(played.score())),
                new NativeTableCell(
                        line.matchPoints().map(ClassTraveller::plain).orElse("")));
        if (mine) {
            row.addClassName("kb-strong");
        }
        return row;
    }

    /** "3", "2.5". */
    private static String plain(double points) {
        return points == Math.rint(points) ? String.valueOf((int) points) : String.valueOf(points);
    }
}
