package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Span;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kibitzer.conventions.rummy.gin.robot.KnockMatch;
import kibitzer.conventions.rummy.gin.robot.KnockPolicy;
import kibitzer.conventions.rummy.gin.robot.KnockingTable;
import kibitzer.web.page.HeaderCell;

/** One way to knock against each other way: what it wins or loses in a game, as a bar from the middle with its error. */
public final class KnockingBars extends Div {

    public KnockingBars(KnockingTable table, KnockPolicy policy) {
        addClassName("kb-figures");
        List<KnockMatch> matches = Arrays.stream(KnockPolicy.values())
                .flatMap(other -> table.match(policy, other).stream())
                .toList();
        double widest = matches.stream()
                .mapToDouble(match -> Math.abs(match.netPerGame()) + match.netError())
                .max()
                .orElse(1);
        String caption = "\"" + policy.label()
                + "\" against each of the others; points won or lost in a game, all bonuses" + " included";
        NativeTable rows = new NativeTable();
        rows.addClassNames("kb-data", "kb-bars", "kb-knocking");
        rows.setCaptionText(caption);
        NativeTableRow head = rows.getHead().addRow();
        heading(head, "Against");
        heading(head, "Points a game");
        for (String figure : List.of("Games won", "Hands won", "Points a hand", "Draws a hand")) {
            heading(head, figure).addClassName("kb-number");
        }
        matches.forEach(match -> line(rows.getBody().addRow(), match, widest));
        Div frame = new Div(rows);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", caption);
        add(frame);
    }

    private static HeaderCell heading(NativeTableRow head, String text) {
        HeaderCell cell = HeaderCell.ofColumn(text);
        head.add(cell);
        return cell;
    }

    private static void line(NativeTableRow row, KnockMatch match, double widest) {
        row.add(HeaderCell.ofRow(match.second().label()));
        NativeTableCell net = row.addDataCell();
        net.addClassName("kb-bar-cell");
        Span bar = new Span();
        bar.addClassName("kb-net-bar");
        bar.getElement()
                .setAttribute("aria-hidden", "true")
                .setAttribute("data-way", way(match))
                .getStyle()
                .set("--from", share(Math.min(0, match.netPerGame()), widest))
                .set("--to", share(Math.max(0, match.netPerGame()), widest))
                .set("--low", share(match.netPerGame() - match.netError(), widest))
                .set("--high", share(match.netPerGame() + match.netError(), widest));
        net.add(
                bar,
                new Span(signed(match.netPerGame(), 1) + " ± " + decimals(match.netError(), 1) + ", " + way(match)));
        number(row, decimals(100 * match.gameShare(), 1) + " %");
        number(row, decimals(100 * match.handShare(), 1) + " %");
        number(row, signed(match.pointsPerHand(), 2));
        number(row, decimals(match.drawsPerHand(), 1));
    }

    /** Where a figure stands from the left end of the bar, 0, to the right, 1. */
    private static String share(double figure, double widest) {
        return decimals(0.5 + figure / widest / 2, 4);
    }

    /** "wins", "loses", or "level" where chance explains the difference. */
    static String way(KnockMatch match) {
        return !match.isDecided() ? "level" : match.netPerGame() > 0 ? "wins" : "loses";
    }

    private static void number(NativeTableRow row, String text) {
        NativeTableCell cell = row.addDataCell();
        cell.addClassName("kb-number");
        cell.add(new Span(text));
    }

    static String signed(double figure, int many) {
        String text = decimals(Math.abs(figure), many);
        boolean zero = Double.parseDouble(text) == 0;
        return (zero ? "" : figure < 0 ? "−" : "+") + text;
    }

    static String decimals(double figure, int many) {
        return String.format(Locale.ROOT, "%." + many + "f", figure);
    }
}
