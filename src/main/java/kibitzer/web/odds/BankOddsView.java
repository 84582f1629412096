package kibitzer.web.odds;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.ask.HowMany;
import kibitzer.games.banking.BadBet;
import kibitzer.games.banking.BookFigure;
import kibitzer.games.banking.HouseGame;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.PricedGame;
import kibitzer.games.banking.catalogue.BankPrices;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.UnderMenu;
import org.springframework.util.StringUtils;

/** What every bet of the banking games is worth, with the book's figures beside. The address holds the bet asked for. */
@UnderMenu(MenuEntry.TOOLS)
@Route("odds/bank")
public class BankOddsView extends Page implements BeforeEnterObserver {
    private static final String PATH = "odds/bank";
    private static final int LONGEST_IN_A_COLUMN = 12;

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        try {
            BankQuery query = BankQuery.read(event.getLocation().getQueryParameters());
            query.prospect();
            show(query);
        } catch (BadBet | BadNotation wrong) {
            PageNotFound.tell(event, "This address asks for no bet: " + wrong.getMessage() + ".");
        }
    }

    private void show(BankQuery query) {
        begin("Bets against a bank");
        lead(
                "What every bet of the banking games is worth: its chance, what it pays, and what the bank keeps of the stake on"
                        + " average. Counted over all orders of the cards; nothing is staked here.");
        section("What is this bet worth?");
        add(new BankCalculator(query, this::remember));
        section("Every bet");
        add(styled(
                new Paragraph(
                        "The bar is the chance of winning, the edge what the bank keeps of the stake. Where it is below nothing,"
                                + " the bettor gains."),
                "kb-soft"));
        BankPrices.all()
                .forEach(game -> table(
                        game, !query.equals(BankQuery.EXAMPLE) && query.game().equals(game.id())));
        UnorderedList reasons = styled(new UnorderedList(), "kb-rules");
        HouseGames.all().stream()
                .filter(game -> !game.isCounted())
                .forEach(game -> reasons.add(
                        new ListItem(game.title() + " (p. " + game.page() + "): " + game.uncounted() + ".")));
        add(new Shelf(
                PATH,
                "uncounted",
                "Where nothing can be counted",
                HowMany.of(reasons.getComponentCount(), "game"),
                false,
                reasons));
        RouterLink checked = new RouterLink("What the books have wrong", BooksCheckedView.class);
        add(styled(new Paragraph(checked), "kb-note"));
    }

    private void section(String title) {
        add(styled(new H2(title), "kb-heading"));
    }

    /** Folded to its name but for the one that is asked about. */
    private void table(PricedGame game, boolean opened) {
        Optional<HouseGame> house = HouseGames.find(game.id());
        boolean inChips = house.filter(HouseGames::isInChips).isPresent();
        boolean hasBook = game.bets().stream().anyMatch(bet -> bet.book().isPresent());
        List<BarTable.Row> rows =
                game.bets().stream().map(bet -> row(bet, inChips)).toList();
        BarTable table = new BarTable(
                house.map(HouseGame::drawing).orElse(game.method()), "Bet", List.of("Edge", "Pays"), hasBook, rows);
        table.addClassName("kb-bank");
        Div folded = new Div(table);
        notes(game, house).forEach(note -> folded.add(styled(new Paragraph(note), "kb-soft", "kb-small")));
        add(new Shelf(
                PATH, game.id(), game.title() + ", p. " + game.page(), HowMany.of(rows.size(), "bet"), opened, folded));
    }

    private static BarTable.Row row(PricedBet bet, boolean inChips) {
        String name = bet.when().isEmpty() ? bet.bet() : bet.bet() + ", " + bet.when();
        String pays = bet.pays().isEmpty() ? "–" : bet.pays().length() > LONGEST_IN_A_COLUMN ? "see below" : bet.pays();
        return new BarTable.Row(
                StringUtils.capitalize(name),
                bet.chance(),
                List.of(BankFigures.column(bet, inChips), pays),
                bet.book().map(PricedBet.Printed::text).orElse(""),
                bet.book().filter(book -> !book.agrees()).isPresent());
    }

    private static List<String> notes(PricedGame game, Optional<HouseGame> house) {
        List<String> notes = new ArrayList<>();
        game.bets().stream()
                .filter(bet -> bet.pays().length() > LONGEST_IN_A_COLUMN)
                .map(bet -> "\u201c" + bet.bet() + "\u201d pays " + bet.pays() + ".")
                .forEach(notes::add);
        house.ifPresent(one -> {
            one.bets().stream()
                    .flatMap(bet -> bet.printed().stream())
                    .distinct()
                    .map(BankOddsView::told)
                    .forEach(notes::add);
            if (!one.open().isEmpty()) {
                notes.add(one.open());
            }
        });
        return notes.stream().distinct().toList();
    }

    private static String told(BookFigure figure) {
        return "The book (p. " + figure.page() + ") prints: " + figure.text() + ". Counted: " + figure.truth() + ".";
    }

    private void remember(BankQuery query) {
        getUI().ifPresent(ui -> ui.getPage().getHistory().replaceState(null, new Location(PATH, query.query())));
    }
}
