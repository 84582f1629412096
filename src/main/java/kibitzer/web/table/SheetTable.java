package kibitzer.web.table;

import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableFooter;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.ScoreSheet;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.Side;

/** The sheet with its two columns: premiums above the line, the newest on top; trick points below, game by game. */
public final class SheetTable extends NativeTable {

    public SheetTable(ScoreSheet sheet) {
        addClassName("kb-sheet");
        NativeTableRow head = new NativeTableRow(headed("", "col"), headOf(sheet, Side.WE), headOf(sheet, Side.THEY));
        NativeTableBody body = new NativeTableBody();
        body.add(row("Above the line", sheet, written -> !written.below(), true, "kb-sheet-above"));
        if (sheet instanceof Rubber rubber) {
            int games = Math.max(1, rubber.games().size() + (rubber.isOver() ? 0 : 1));
            for (int game = 0; game < games; game++) {
                int shown = game;
                body.add(row(
                        "Game " + (game + 1),
                        sheet,
                        written -> written.below() && written.game() == shown,
                        false,
                        game < rubber.games().size() ? "kb-sheet-game" : "kb-sheet-open"));
            }
        } else {
            body.add(row("Trick points", sheet, SheetEntry::below, false, "kb-sheet-open"));
        }
        NativeTableRow totals =
                new NativeTableRow(headed("Total", "row"), total(sheet.total(Side.WE)), total(sheet.total(Side.THEY)));
        add(new NativeTableHeader(head), body, new NativeTableFooter(totals));
    }

    private static NativeTableHeaderCell headOf(ScoreSheet sheet, Side side) {
        NativeTableHeaderCell head = headed(side == Side.WE ? "We" : "They", "col");
        if (sheet.isVulnerable(side) && !sheet.isOver()) {
            Span vulnerable = new Span("vulnerable");
            vulnerable.addClassName("kb-sheet-vulnerable");
            head.add(vulnerable);
        }
        return head;
    }

    private static NativeTableHeaderCell headed(String text, String scope) {
        NativeTableHeaderCell head = new NativeTableHeaderCell();
        head.add(new Span(text));
        head.getElement().setAttribute("scope", scope);
        return head;
    }

    private static NativeTableRow row(
            String name, ScoreSheet sheet, Predicate<SheetEntry> here, boolean newestFirst, String kind) {
        NativeTableRow row = new NativeTableRow(headed(name, "row"));
        for (Side side : Side.values()) {
            List<SheetEntry> points = new ArrayList<>(sheet.written().stream()
                    .filter(written -> written.side() == side)
                    .filter(here)
                    .toList());
            if (newestFirst) {
                Collections.reverse(points);
            }
            row.add(cell(points));
        }
        row.addClassName(kind);
        return row;
    }

    private static NativeTableCell cell(List<SheetEntry> points) {
        NativeTableCell cell = new NativeTableCell();
        if (points.isEmpty()) {
            return cell;
        }
        UnorderedList list = new UnorderedList();
        for (SheetEntry written : points) {
            Span number = new Span(inThousands(written.points()));
            number.addClassName("kb-sheet-points");
            Span counted = new Span(written.counted());
            counted.addClassName("kb-sheet-counted");
            list.add(new ListItem(number, new Span(" "), counted));
        }
        cell.add(list);
        return cell;
    }

    private static NativeTableCell total(int points) {
        NativeTableCell cell = new NativeTableCell();
        cell.add(new Span(inThousands(points)));
        return cell;
    }

    /** "1,080". */
    public static String inThousands(int points) {
        return String.format(Locale.ENGLISH, "%,d", points);
    }
}
