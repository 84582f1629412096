package kibitzer.web.play.casino;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableFooter;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.casino.CasinoScore;
import kibitzer.games.casino.Sheet;
import kibitzer.play.casino.CasinoSeries;
import kibitzer.web.page.HeaderCell;

/** How a deal ended: what each side scores, line by line, and how the game stands. */
public final class CasinoOutcome extends Div {

    public CasinoOutcome(CasinoSeries series) {
        addClassNames("kb-gin-end", "kb-casino-end");
        Sheet sheet = series.deal().sheet(CasinoSeries.LEARNER);
        H2 said = new H2(said(series.score(), sheet));
        said.addClassName("kb-prompt");
        add(said, new Paragraph(standing(series.score())), table(series, sheet));
    }

    private static String said(CasinoScore score, Sheet sheet) {
        return score.winner()
                .map(winner -> winner == CasinoSeries.LEARNER ? "You win the game." : "The opponent wins the game.")
                .orElse(
                        sheet.mine() == sheet.theirs()
                                ? "The deal is even: " + sheet.mine() + " points each."
                                : sheet.mine() > sheet.theirs()
                                        ? "You win the deal by " + points(sheet.mine() - sheet.theirs()) + "."
                                        : "The opponent wins the deal by " + points(sheet.theirs() - sheet.mine())
                                                + ".");
    }

    private static String standing(CasinoScore score) {
        int mine = score.points().get(CasinoSeries.LEARNER);
        int theirs = score.points().get(CasinoSeries.OTHER);
        return "You have " + mine + ", the opponent " + theirs + "; "
                + (score.winner().isPresent()
                        ? "the margin is " + score.margin() + "."
                        : score.rules().goal() + " win the game.");
    }

    private static String points(int points) {
        return HowMany.of(points, "point");
    }

    private static NativeTable table(CasinoSeries series, Sheet sheet) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText("The deal");
        NativeTableHeader head = new NativeTableHeader();
        head.add(new NativeTableRow(
                HeaderCell.ofColumn("Scores for"), HeaderCell.ofColumn("You"), HeaderCell.ofColumn("Opponent")));
        NativeTableBody body = new NativeTableBody();
        body.add(row(
                "cards taken in",
                series.deal().piles().get(CasinoSeries.LEARNER).cards().size(),
                series.deal().piles().get(CasinoSeries.OTHER).cards().size()));
        sheet.lines().forEach(line -> body.add(row(line.name(), line.mine(), line.theirs())));
        NativeTableFooter foot = new NativeTableFooter();
        foot.add(row("Points", sheet.mine(), sheet.theirs()));
        table.add(head, body, foot);
        return table;
    }

    private static NativeTableRow row(String name, int mine, int theirs) {
        return new NativeTableRow(
                HeaderCell.ofRow(name),
                new NativeTableCell(String.valueOf(mine)),
                new NativeTableCell(String.valueOf(theirs)));
    }
}
