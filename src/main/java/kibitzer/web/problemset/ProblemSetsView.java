package kibitzer.web.problemset;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.problemset.SetOutline;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Progress;
import kibitzer.web.field.Choice;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.page.WantedWords;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.words.FamilyName;

/** The ready-made problem sets, by family and level. The address holds the choice. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.PROBLEM_SETS)
public class ProblemSetsView extends Page implements BeforeEnterObserver {
    private static final String ALL = "";
    private static final int EVERY = 0;

    private final transient Map<String, List<SetOutline>> byFamily = new TreeMap<>();
    private final Choice<String> family = new Choice<>();
    private final Choice<Integer> level = new Choice<>();
    private final Set<String> practised;
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div found = new Div();
    private final ListSearch search;
    private transient ProblemSetsQuery query =
            new ProblemSetsQuery(Optional.empty(), Optional.empty(), WantedWords.read(""));

    ProblemSetsView(ProblemSets shipped, Syllabus syllabus, Progress progress, Visitor visitor) {
        practised = progress.decided(visitor.learner()).stream()
                .map(decision -> shelf(decision, syllabus))
                .collect(Collectors.toSet());
        shipped.outlines()
                .forEach(set -> byFamily.computeIfAbsent(family(set, syllabus), any -> new ArrayList<>())
                        .add(set));
        byFamily.values()
                .forEach(sets ->
                        sets.sort(Comparator.comparingInt(SetOutline::level).thenComparing(SetOutline::title)));
        begin("Problem sets");
        lead(
                "Ten to twenty questions on one subject, from a first lesson to what experts ask each other. Stop and go on when"
                        + " you like.");
        List<String> families = new ArrayList<>(List.of(ALL));
        families.addAll(byFamily.keySet());
        family.setLabel("Family");
        family.setItems(families);
        family.setItemLabelGenerator(id -> id.equals(ALL) ? "All families" : FamilyName.of(id));
        family.addValueChangeListener(change -> look(
                query.family(Optional.of(change.getValue()).filter(id -> !id.equals(ALL))), change.isFromClient()));
        level.setLabel("Level");
        level.setItems(
                IntStream.rangeClosed(EVERY, ProblemSetsQuery.HIGHEST).boxed().toList());
        level.setItemLabelGenerator(ProblemSetsView::level);
        level.addValueChangeListener(change -> look(
                query.level(Optional.of(change.getValue()).filter(number -> number != EVERY)), change.isFromClient()));
        count.getElement().setAttribute("role", "status");
        search = new ListSearch("Look for a set or a game", words -> look(query.words(words), true));
        search.add(family, level);
        add(search, count, found);
    }

    /** A set stands where most of its games belong; gin has a shelf of its own beside the other games of rummy. */
    private static String family(SetOutline set, Syllabus syllabus) {
        boolean gin = set.games().stream().allMatch(game -> game.endsWith("gin") || game.equals("gin-rummy"));
        return gin
                ? "gin"
                : set.games().stream()
                        .flatMap(game -> syllabus.games().find(game).stream())
                        .map(Game::family)
                        .collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()))
                        .entrySet()
                        .stream()
                        .max(Map.Entry.comparingByValue())
                        .map(Map.Entry::getKey)
                        .orElse("other");
    }

    /** Where the sets of a decision stand. */
    private static String shelf(DecisionId decision, Syllabus syllabus) {
        return decision.game().equals("gin")
                ? "gin"
                : Decisions.find(decision.toString())
                        .flatMap(known -> syllabus.games().find(known.head().game()))
                        .map(Game::family)
                        .orElse("other");
    }

    private static String level(int number) {
        return switch (number) {
            case EVERY -> "Every level";
            case 1 -> "1, first steps";
            case ProblemSetsQuery.HIGHEST -> "5, for experts";
            default -> String.valueOf(number);
        };
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        query = ProblemSetsQuery.read(event.getLocation().getQueryParameters());
        query = query.family(query.family().filter(byFamily::containsKey));
        family.setValue(query.family().orElse(ALL));
        level.setValue(query.level().orElse(EVERY));
        search.look(query.words());
        show();
    }

    private void look(ProblemSetsQuery wanted, boolean byLearner) {
        if (byLearner) {
            query = wanted;
            getUI().ifPresent(ui ->
                    ui.getPage().getHistory().replaceState(null, new Location("problem-sets", query.query())));
            show();
        }
    }

    private void show() {
        found.removeAll();
        int shown = 0;
        for (Map.Entry<String, List<SetOutline>> shelf : byFamily.entrySet().stream()
                .sorted(Comparator.comparing(entry -> !practised.contains(entry.getKey())))
                .toList()) {
            List<SetOutline> sets = query.among(shelf.getValue(), FamilyName.of(shelf.getKey()));
            if (sets.isEmpty()
                    || query.family()
                            .filter(only -> !only.equals(shelf.getKey()))
                            .isPresent()) {
                continue;
            }
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            sets.forEach(set -> tiles.add(tile(set)));
            if (query.words().isEmpty()) {
                found.add(new Shelf(
                        Paths.PROBLEM_SETS,
                        shelf.getKey(),
                        FamilyName.of(shelf.getKey()),
                        inWords(sets.size()),
                        query.family().isPresent() || practised.contains(shelf.getKey()),
                        tiles));
            } else {
                found.add(tiles);
            }
            shown += sets.size();
        }
        count.setText(shown == 0 ? "No set is like that." : inWords(shown));
    }

    private static String inWords(int sets) {
        return HowMany.of(sets, "set");
    }

    private static ListItem tile(SetOutline set) {
        return styled(
                new ListItem(
                        styled(
                                new RouterLink(set.title(), ProblemSetView.class, ProblemSetView.parameters(set.id())),
                                "kb-tile-title"),
                        styled(new Paragraph(set.about()), "kb-tile-note"),
                        styled(
                                new Paragraph("Level " + set.level() + ", " + set.questions() + " questions"),
                                "kb-tile-note",
                                "kb-soft")),
                "kb-tile");
    }
}
