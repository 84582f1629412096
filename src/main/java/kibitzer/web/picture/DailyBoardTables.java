package kibitzer.web.picture;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.classroom.board.DailyBoard;
import kibitzer.classroom.board.DailyBoard.Line;
import kibitzer.web.page.HeaderCell;

/** The board of the daily hands as two tables: today, once whoever looks has played, and the last seven days. */
public final class DailyBoardTables extends Div {

    public DailyBoardTables(DailyBoard board) {
        addClassName("kb-daily-boards");
        board.today()
                .ifPresentOrElse(
                        lines -> add(table("Today", lines)),
                        () -> add(new Paragraph(
                                "How the others did today stands here once you have played today's hands.")));
        add(
                board.week().isEmpty()
                        ? new Paragraph("In the six days before today none of you has played.")
                        : table(
                                board.today().isPresent()
                                        ? "The last seven days"
                                        : "The last seven days, without today",
                                board.week()));
    }

    private static NativeTable table(String caption, List<Line> lines) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-daily-board");
        table.setCaptionText(caption);
        NativeTableRow head = table.getHead().addRow();
        Stream.of("Place", "Name", "Right").forEach(title -> head.add(HeaderCell.ofColumn(title)));
        lines.forEach(line -> {
            NativeTableRow row = table.getBody().addRow();
            row.addDataCell().setText(line.place() + ".");
            row.add(HeaderCell.ofRow(line.own() ? line.name() + " (you)" : line.name()));
            row.addDataCell()
                    .setText(line.score().right() + " of " + line.score().answered());
            if (line.own()) {
                row.addClassName("kb-daily-board-own");
            }
        });
        return table;
    }
}
