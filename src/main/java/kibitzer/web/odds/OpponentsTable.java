package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.content.syllabus.NumericTable;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.web.page.HeaderCell;
import kibitzer.wording.Sentence;

/** A computed table of chances against one opponent and more, the figure the book prints under each. */
public final class OpponentsTable extends Div {
    /** A printed figure of two decimals is off if it is not the true one rounded either way. */
    private static final double ROUNDED = 0.0055;

    private final ComputedTable computed;
    private final Map<String, BigDecimal> printed;

    /**
     * @param caption what it is
     * @param printed the book's table in the syllabus: line, opponents, the book's figure
     */
    public OpponentsTable(String caption, ComputedTable computed, NumericTable printed) {
        this.computed = computed;
        this.printed = printed.rows().stream()
                .filter(row -> !row.get(2).isBlank())
                .collect(Collectors.toMap(
                        row -> key(word(row.get(0)), Integer.parseInt(row.get(1))), row -> new BigDecimal(row.get(2))));
        addClassName("kb-figures");
        NativeTable table = new NativeTable();
        table.addClassNames("kb-data", "kb-opponents");
        table.setCaptionText(caption);
        int most = computed.cells().stream()
                .mapToInt(ComputedTable.Cell::opponents)
                .max()
                .orElseThrow();
        NativeTableRow head = table.getHead().addRow();
        heading(head, "Opponents");
        IntStream.rangeClosed(1, most)
                .forEach(opponents -> heading(head, String.valueOf(opponents)).addClassName("kb-number"));
        computed.lines().forEach(line -> line(table, line, most));
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", caption);
        add(frame, note());
    }

    private static String word(String line) {
        return switch (line) {
            case "any improvement" -> "any";
            case "A-K high (no pair)" -> "ace-king";
            default -> line.replace(' ', '-');
        };
    }

    private static String key(String line, int opponents) {
        return line + " " + opponents;
    }

    private static HeaderCell heading(NativeTableRow head, String text) {
        HeaderCell cell = HeaderCell.ofColumn(text);
        head.add(cell);
        return cell;
    }

    private void line(NativeTable table, String line, int most) {
        NativeTableRow row = table.getBody().addRow();
        row.add(HeaderCell.ofRow(inWords(line)));
        for (int opponents = 1; opponents <= most; opponents++) {
            cell(row.addDataCell(), line, opponents);
        }
    }

    private void cell(NativeTableCell cell, String line, int opponents) {
        ComputedTable.Cell figure = computed.cell(line, opponents).orElseThrow();
        cell.addClassName("kb-number");
        cell.add(new Span(decimals(figure.chance(), figure.isExact() ? 4 : 3)));
        BigDecimal book = printed.get(key(line, opponents));
        if (book != null) {
            boolean off = Math.abs(book.doubleValue() - figure.chance()) > ROUNDED;
            String asPrinted = book.setScale(Math.max(2, book.scale()), RoundingMode.UNNECESSARY)
                    .toPlainString();
            Span under = new Span(asPrinted + (off ? " ✗" : ""));
            under.setTitle("The book's figure");
            under.addClassName("kb-book-figure");
            if (off) {
                under.addClassName("kb-off");
            }
            cell.add(under);
        }
    }

    private static String inWords(String line) {
        String words = line.replace('-', ' ');
        return switch (line) {
            case "any" -> "Any improvement";
            case "ace-king" -> "Ace-king high";
            default -> Sentence.capital(words);
        };
    }

    private static String decimals(double figure, int many) {
        return new BigDecimal(figure).setScale(many, RoundingMode.HALF_UP).toPlainString();
    }

    private Paragraph note() {
        double most = computed.cells().stream()
                .mapToDouble(ComputedTable.Cell::error)
                .max()
                .orElse(0);
        String under = "Below each figure stands the book's, with a cross where it is off. ";
        Paragraph note = new Paragraph(under
                + (most == 0
                        ? "Every figure is exact."
                        : "Against one opponent every case is counted: four decimals. The others are the share of "
                                + Percent.grouped(computed.deals())
                                + " deals each, and with 99.9 per cent certainty not farther than "
                                + BigDecimal.valueOf(most)
                                        .setScale(5, RoundingMode.CEILING)
                                        .toPlainString()
                                + " from the truth."));
        note.addClassNames("kb-soft", "kb-small");
        return note;
    }
}
