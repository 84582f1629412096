package kibitzer.web.library;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.ask.HowMany;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Tick;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardPicture;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.FamilyPicture;

/** The catalogue of every game in the books: by family, or what a search finds. The address holds the search. */
@UnderMenu(MenuEntry.LIBRARY)
@Route(Paths.LIBRARY)
public class LibraryView extends Page implements BeforeEnterObserver {
    private static final String ALL = "";
    private static final int NAMES_ON_A_TILE = 4;

    private final Games games;
    private final transient Teaching teaching;
    private final Entry words = Entry.search("Look for a game or a rule");
    private final Choice<String> family = new Choice<>();
    private final Tick taught = new Tick("With practice or lessons");
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div found = new Div();
    private LibraryQuery query = new LibraryQuery("", "", false);

    LibraryView(Syllabus syllabus, Teaching teaching) {
        this.games = syllabus.games();
        this.teaching = teaching;
        begin("The library");
        lead("Every game in the four books, with its rules, its relatives and its pages.");
        words.addValueChangeListener(change -> look(query.words(change.getValue()), change.isFromClient()));
        List<String> families = new ArrayList<>(List.of(ALL));
        families.addAll(games.byFamily().keySet());
        family.setLabel("Family");
        family.setItems(families);
        family.setItemLabelGenerator(id -> id.equals(ALL) ? "All families" : FamilyName.of(id));
        family.addValueChangeListener(change -> look(query.family(change.getValue()), change.isFromClient()));
        taught.addValueChangeListener(change -> look(query.taught(change.getValue()), change.isFromClient()));
        count.getElement().setAttribute("role", "status");
        add(styled(new Div(words, family, taught), "kb-search"), count, found);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        query = LibraryQuery.read(event.getLocation().getQueryParameters());
        words.setValue(query.words());
        family.setValue(games.byFamily().containsKey(query.family()) ? query.family() : ALL);
        taught.setValue(query.taught());
        show();
    }

    private void look(LibraryQuery wanted, boolean byLearner) {
        if (byLearner) {
            query = wanted;
            getUI().ifPresent(
                            ui -> ui.getPage().getHistory().replaceState(null, new Location("library", query.query())));
            show();
        }
    }

    private void show() {
        found.removeAll();
        if (query.isOpen()) {
            count.setText(games.all().size() + " games in " + games.byFamily().size() + " families");
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            games.byFamily().forEach((id, members) -> tiles.add(familyTile(id, members)));
            found.add(tiles);
            return;
        }
        List<Game> matching = query.among(games, teaching);
        count.setText(
                matching.isEmpty()
                        ? "No game has these words. Fewer or shorter words find more."
                        : HowMany.of(matching.size(), "game"));
        found.add(new GameTree(games, matching, teaching));
    }

    private Tile familyTile(String id, List<Game> members) {
        RouterLink link = new RouterLink(FamilyName.of(id), LibraryView.class);
        link.setQueryParameters(new LibraryQuery("", id, false).query());
        long withPractice = members.stream().filter(teaching::teaches).count();
        Tile tile = new Tile(
                link,
                names(members),
                HowMany.of(members.size(), "game") + (withPractice > 0 ? ", " + withPractice + " taught" : ""));
        FamilyPicture.of(id).map(CardPicture::new).ifPresent(tile::pictured);
        return tile;
    }

    /** A few by name: those that are taught first, and no variant that only its description tells apart. */
    private String names(List<Game> members) {
        List<String> names = members.stream()
                .sorted(Comparator.comparing(game -> !teaching.teaches(game)))
                .map(Game::name)
                .filter(name -> members.size() <= NAMES_ON_A_TILE || !name.contains("("))
                .toList();
        return names.stream().limit(NAMES_ON_A_TILE).collect(Collectors.joining(", "))
                + (members.size() > NAMES_ON_A_TILE ? ",\u00a0..." : "");
    }
}
