package kibitzer.web.play.vingtetun;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.conventions.banking.vingtetun.BookCosts;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.RoundOutcomes;
import kibitzer.games.banking.vingtetun.Shoe;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;
import kibitzer.games.banking.vingtetun.WholeGame;
import kibitzer.play.vingtetun.PlayedVingtEtUn;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.UnderMenu;

/** What the book's advice at vingt-et-un costs: all told, and decision by decision against every card of the dealer's. */
@UnderMenu(MenuEntry.TOOLS)
@Route("odds/vingt-et-un")
public class BookCostsView extends Page {
    private static final double PERCENT = 100;
    private static final int MANY = 1_000;
    private static final double LEAST_TOLD = 0.0005;
    private static final double NINETEEN_IN_TWENTY = 1.96;

    public BookCostsView() {
        begin("What the book's advice costs at vingt-et-un");
        lead(
                "The book says that nobody has worked the game out (p. 368). Here it is: every card that can fall is weighed, from an"
                        + " endless pack, with a dealer who looks for a natural, draws to 16 and stands on 17. Figures are percent"
                        + " of the bet.");
        BookCosts costs = new BookCosts();
        section("All told");
        add(frame(edges()));
        RoundOutcomes.Moments moments = PlayedVingtEtUn.byTheBook(VingtEtUnRules.HOUSE);
        double strays = NINETEEN_IN_TWENTY * moments.deviation() * Math.sqrt(MANY);
        add(
                new Paragraph(String.format(
                        Locale.ROOT,
                        "The book puts the house's advantage at 7½ to 10 percent. In 1,000 deals of one counter its own play loses %.0f"
                                + " counters on average, and nineteen times in twenty ends between %.0f lost and %.0f won.",
                        -MANY * moments.mean(),
                        strays - MANY * moments.mean(),
                        strays + MANY * moments.mean())),
                new Paragraph(String.format(
                        Locale.ROOT,
                        "Insurance (p. 369), a bet by itself: two to one on a natural behind an ace loses %.1f percent, four to"
                                + " one behind a ten %.1f.",
                        -PERCENT * WholeGame.insurance(Shoe.endless(), HandCount.ACE),
                        -PERCENT * WholeGame.insurance(Shoe.endless(), HandCount.TEN))),
                new Paragraph(
                        "At home it is the players who have the better of it, if the dealer keeps to 16 and 17 there too:"
                                + " naturals at twice the bet, those of split aces among them, and the bonuses of p. 367 are worth more"
                                + " than the house's edge."));
        section("Stand or hit");
        add(frame(lines("Without an ace that counts 11", costs.hard())));
        add(frame(lines("With one", costs.soft())));
        section("Double and split");
        List<BookCosts.Line> two = new ArrayList<>(List.of(costs.eleven()));
        two.addAll(costs.pairs());
        add(frame(lines("Eleven doubled, pairs split once", two)));
        add(styled(
                new Paragraph(
                        "A word is what the book does; a figure is what that costs, where counting would do the other"
                                + " thing."),
                "kb-soft",
                "kb-small"));
        add(styled(
                new Div(
                        styled(new RouterLink("Play it for counters", PlayVingtView.class), "kb-button"),
                        styled(new PageLink("The findings", "books-checked?game=vingt-et-un"), "kb-button")),
                "kb-actions"));
    }

    private void section(String title) {
        add(styled(new H2(title), "kb-heading"));
    }

    private static Div frame(NativeTable table) {
        Div frame = new Div(table);
        frame.addClassName("kb-data-frame");
        frame.getElement().setAttribute("tabindex", "0");
        frame.getElement().setAttribute("role", "region");
        frame.getElement().setAttribute("aria-label", table.getCaptionText());
        return frame;
    }

    private static NativeTable table(String caption) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText(caption);
        return table;
    }

    private static NativeTable edges() {
        NativeTable table = table("What a bet loses on average");
        NativeTableRow head = table.getHead().addRow();
        header(head, "Played", "col");
        header(head, "Loses", "col");
        for (BookCosts.Edge edge : BookCosts.edges()) {
            NativeTableRow row = table.getBody().addRow();
            header(row, edge.way(), "row");
            row.addDataCell().setText(percent(edge.lost(), 2));
        }
        return table;
    }

    private static NativeTable lines(String caption, List<BookCosts.Line> lines) {
        NativeTable table = table(caption + ": what the book does, by the dealer's card, and what it costs");
        NativeTableRow head = table.getHead().addRow();
        header(head, "Hand", "col");
        BookCosts.UPCARDS.forEach(up -> header(head, up == HandCount.ACE ? "ace" : String.valueOf(up), "col"));
        for (BookCosts.Line line : lines) {
            NativeTableRow row = table.getBody().addRow();
            header(row, line.hand(), "row");
            line.cells().forEach(cell -> cell(row, cell));
        }
        return table;
    }

    private static void cell(NativeTableRow row, BookCosts.Cell cell) {
        NativeTableCell data = row.addDataCell();
        boolean costs = !cell.book().equals(cell.best());
        data.setText(costs ? cell.book() + " " + cost(cell.cost()) : cell.book());
        if (costs) {
            data.addClassName("kb-cost");
        }
    }

    private static String cost(double share) {
        return share < LEAST_TOLD ? "<0.1" : percent(share, 1);
    }

    private static void header(NativeTableRow row, String text, String scope) {
        NativeTableHeaderCell cell = row.addHeaderCell();
        cell.setText(text);
        cell.getElement().setAttribute("scope", scope);
    }

    private static String percent(double share, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", PERCENT * share)
                .replace('-', '\u2212');
    }
}
