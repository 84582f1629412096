package kibitzer.web.practice;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Attempts;
import kibitzer.learning.Progress;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.PageTile;
import kibitzer.web.page.Paths;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.page.WantedWords;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.words.FamilyName;
import kibitzer.wording.Sentence;

/**
 * Everything that can be practised: whole hands to play, and one decision at a time, family by family, those that the visitor has
 * practised first and unfolded.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.PRACTICE)
public class PracticeListView extends Page {

    private static final String TRICKS = "trick";
    private static final DecisionId A_TRICK = new DecisionId("trick/winner");

    private final Set<String> practised;
    private final Div found = new Div();

    public PracticeListView(Progress progress, Attempts attempts, Visitor visitor) {
        practised = progress.decided(visitor.learner()).stream()
                .map(DecisionId::game)
                .collect(Collectors.toSet());
        begin("Practice");
        lead("Fresh deals without end. Every answer is marked against the book at once, with the reason.");
        Div ways = styled(new Div(), "kb-actions");
        attempts.of(visitor.learner(), Optional.empty(), 1).stream()
                .flatMap(last -> Decisions.find(last.decision().text()).stream())
                .forEach(last -> ways.add(new PageLink("Go on: " + last.title(), Paths.PRACTICE + "/" + last.id())));
        if (practised.isEmpty()) {
            ways.add(new PageLink("Begin with a trick", Paths.PRACTICE + "/" + A_TRICK));
        }
        ways.add(
                new RouterLink("A mix of everything", MixView.class),
                new PageLink("Problem sets", Paths.PROBLEM_SETS),
                new PageLink("What is due for review", Paths.REVIEW));
        ways.getChildren().forEach(way -> way.addClassName("kb-button"));
        // Who has practised goes on with it; who has not begins with what most games are built on.
        ways.getComponentAt(0).addClassName("kb-button-first");
        add(ways, new ListSearch("Look for a question or a game", this::show).inAddressOf(Paths.PRACTICE), found);
        show(WantedWords.read(""));
    }

    private void show(WantedWords wanted) {
        found.removeAll();
        if (wanted.isEmpty()) {
            found.add(shelves().toArray(Shelf[]::new));
            return;
        }
        UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
        PlayLink.all()
                .filter(game -> wanted.areIn(game.name(), game.note()))
                .map(PageTile::item)
                .forEach(tiles::add);
        Decisions.all().stream()
                .filter(decision -> wanted.areIn(
                        FamilyName.of(decision.id().game()),
                        decision.title(),
                        decision.head().asks()))
                .map(PracticeListView::tile)
                .forEach(tiles::add);
        Paragraph count = styled(
                new Paragraph(tiles.getChildren().findAny().isEmpty() ? "Nothing to practise has these words." : ""),
                "kb-soft");
        count.getElement().setAttribute("role", "status");
        found.add(count, tiles);
    }

    private Stream<Shelf> shelves() {
        UnorderedList whole = styled(new UnorderedList(), "kb-tiles");
        List<PageTile> games = PlayLink.all().toList();
        games.forEach(game -> whole.add(game.item()));
        Shelf play = new Shelf(Paths.PRACTICE, "play", "Play a whole hand", games.size() + " games", false, whole);
        Map<String, List<Decision<?, ?>>> families = Decisions.all().stream()
                .collect(Collectors.groupingBy(
                        decision -> decision.id().game(), LinkedHashMap::new, Collectors.toList()));
        return Stream.concat(
                Stream.of(play),
                families.entrySet().stream()
                        .sorted(Comparator.comparing(family -> !practised.contains(family.getKey())))
                        .map(family -> shelf(family.getKey(), family.getValue())));
    }

    private Shelf shelf(String family, List<Decision<?, ?>> decisions) {
        UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
        if (family.equals(TRICKS)) {
            tiles.add(CanYouPlayLink.choose());
        }
        decisions.forEach(decision -> tiles.add(tile(decision)));
        int kinds = decisions.size();
        return new Shelf(
                Paths.PRACTICE,
                family,
                FamilyName.of(family),
                kinds == 1 ? "1 kind of question" : kinds + " kinds of question",
                practised.contains(family),
                tiles);
    }

    private static Tile tile(Decision<?, ?> decision) {
        RouterLink link = new RouterLink(decision.title(), PracticeView.class, PracticeView.parameters(decision));
        long rules = decision.rules().stream().filter(decision::isInABook).count();
        String asked = decision.head().asks();
        return new Tile(link, Sentence.capital(asked) + (rules > 1 ? ". " + rules + " rules" : ""));
    }
}
