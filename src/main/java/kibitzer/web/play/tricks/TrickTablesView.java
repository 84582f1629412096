package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.play.tricks.PlayedTricks;
import kibitzer.play.tricks.TrickTables;
import kibitzer.web.field.Entry;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;

/** The games of tricks that can be played at the table, by the head of their family, and why others cannot. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(PlayTricksView.PATH)
public class TrickTablesView extends Page implements BeforeEnterObserver {
    private static final String WORDS = "q";

    private final Entry words = Entry.search("Look for a game");
    private final Div found = new Div();

    public TrickTablesView() {
        begin("Games of tricks at the table");
        lead(TrickTables.all().size() + " games, dealt, called and played to the last card. Every seat but yours has "
                + PlainPlayer.NAME + ", or where the book is asked a player that follows it.");
        words.addValueChangeListener(change -> {
            show();
            if (change.isFromClient()) {
                Map<String, String> query = change.getValue().isBlank() ? Map.of() : Map.of(WORDS, change.getValue());
                getUI().ifPresent(ui -> ui.getPage()
                        .getHistory()
                        .replaceState(null, new Location(PlayTricksView.PATH, QueryParameters.simple(query))));
            }
        });
        add(styled(new Div(words), "kb-search"), found);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        words.setValue(event.getLocation()
                .getQueryParameters()
                .getSingleParameter(WORDS)
                .orElse(""));
        show();
    }

    private boolean isLookedFor(TrickGame game) {
        String title = game.title().toLowerCase(Locale.ROOT);
        return title.contains(words.getValue().strip().toLowerCase(Locale.ROOT));
    }

    private void show() {
        found.removeAll();
        Map<TrickGame, List<TrickGame>> byHead = TrickTables.all().stream()
                .filter(this::isLookedFor)
                .collect(Collectors.groupingBy(
                        game -> game.lineage().getLast(), LinkedHashMap::new, Collectors.toList()));
        byHead.forEach((head, games) -> {
            UnorderedList list = styled(new UnorderedList(), "kb-tree");
            games.forEach(game -> list.add(entry(game)));
            found.add(styled(new H2(head.title()), "kb-heading"), list);
        });
        if (byHead.isEmpty()) {
            found.add(new Paragraph("No game that is played here has these words."));
        }
        UnorderedList others = styled(new UnorderedList(), "kb-rules");
        TrickGames.ALL.stream()
                .filter(this::isLookedFor)
                .forEach(game -> TrickTables.barred(game)
                        .ifPresent(why -> others.add(new ListItem(game.title() + ": " + why + "."))));
        if (others.getElement().getChildCount() > 0) {
            NativeDetails barred =
                    styled(new NativeDetails("Games of tricks that are not played here, and why", others), "kb-more");
            barred.setOpen(byHead.isEmpty());
            found.add(barred);
        }
    }

    private static ListItem entry(TrickGame game) {
        RouterLink link = new RouterLink(
                game.title(),
                PlayTricksView.class,
                new RouteParameters(new RouteParam(PlayTricksView.GAME, game.id())));
        Span players = styled(new Span(" " + players(PlayedTricks.tables(game))), "kb-soft", "kb-small");
        return new ListItem(link, players);
    }

    /** "2 to 6 players", "4 players". */
    private static String players(List<Integer> tables) {
        boolean gap = tables.getLast() - tables.getFirst() + 1 != tables.size();
        String numbers = tables.size() == 1 || gap
                ? tables.stream().map(String::valueOf).collect(Collectors.joining(" or "))
                : tables.getFirst() + (tables.size() == 2 ? " or " : " to ") + tables.getLast();
        return numbers + " players";
    }
}
