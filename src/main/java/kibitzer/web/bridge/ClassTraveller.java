package kibitzer.web.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.function.Function;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.table.CardText;
import kibitzer.web.table.FourHands;

/** One board of an assignment laid open: the hands, par, what everybody made of it, and what the book makes of it. */
public final class ClassTraveller extends Section {
    private static final List<String> HEADS =
            List.of("Who", "Contract", "Tricks", "Score", "IMPs to par", "Match points");

    /**
     * @param name of whoever has a line; empty for nobody who is named
     * @param own whoever looks, whose line is marked
     */
    public ClassTraveller(BoardTraveller traveller, Function<LearnerId, String> name, LearnerId own) {
        SetBoard board = traveller.board();
        H2 heading = new H2("Board " + board.number());
        heading.addClassName("kb-heading");
        Div beside = new Div(new FourHands(board.deal()), new ParAndBook(board));
        beside.addClassName("kb-board-beside");
        addClassName("kb-traveller");
        add(heading, new Paragraph(ParAndBook.dealt(board)), beside);
        if (traveller.lines().isEmpty()) {
            add(new Paragraph("Nobody has a result on it yet."));
        } else {
            add(FiguresFrame.of("Results of board " + board.number(), results(traveller, name, own)));
        }
    }

    private static NativeTable results(BoardTraveller traveller, Function<LearnerId, String> name, LearnerId own) {
        NativeTableRow head = new NativeTableRow();
        boolean compared = traveller.lines().size() > 1;
        HEADS.stream()
                .limit(compared ? HEADS.size() : HEADS.size() - 1)
                .forEach(text -> head.add(HeaderCell.ofColumn(text)));
        NativeTableBody body = new NativeTableBody();
        traveller.lines().forEach(line -> body.add(row(traveller, line, name, own, compared)));
        NativeTable table = new NativeTable(new NativeTableHeader(head), body);
        table.addClassName("kb-data");
        table.setCaptionText("First results, the best for north and south first");
        return table;
    }

    private static NativeTableRow row(
            BoardTraveller traveller,
            BoardTraveller.Line line,
            Function<LearnerId, String> name,
            LearnerId own,
            boolean compared) {
        BoardPlayed played = line.played();
        boolean mine = line.learner().equals(own);
        NativeTableRow row = new NativeTableRow(
                HeaderCell.ofRow(mine ? "You" : name.apply(line.learner())),
                new NativeTableCell(new CardText(
                        played.isPassedOut() ? "passed out" : played.contract() + " by " + played.declarer())),
                new NativeTableCell(played.isPassedOut() ? "" : String.valueOf(played.tricks())),
                new NativeTableCell(BoardAnswer.signed(played.score())),
                new NativeTableCell(BoardAnswer.signed(traveller.imps(line))));
        if (compared) {
            row.add(new NativeTableCell(
                    line.matchPoints().map(ClassTraveller::plain).orElse("")));
        }
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
