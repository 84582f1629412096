package kibitzer.web.library;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.search.Findable;
import kibitzer.content.search.Findable.Kind;
import kibitzer.content.search.Search;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.web.field.Entry;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PracticeView;
import kibitzer.web.table.CardText;
import kibitzer.web.words.TenInWords;

/** Looks for words in everything: lessons, games, the glossary, practice, the rules of the books. */
@UnderMenu(MenuEntry.SEARCH)
@Route(Paths.SEARCH)
public class SearchView extends Page implements BeforeEnterObserver {
    private static final String WORDS = "q";
    private static final int MOST = 60;
    private static final int EXCERPT = 180;
    private static final Map<Kind, String> NAMES = new EnumMap<>(Map.of(
            Kind.LESSON, "Lessons",
            Kind.GAME, "Games",
            Kind.TERM, "Words of the card table",
            Kind.PRACTICE, "Practice",
            Kind.RULE, "What the books say"));

    private final transient Search search;
    private final transient Syllabus syllabus;
    private final transient Lessons lessons;
    private final Entry words = Entry.search("Search");
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div results = new Div();

    SearchView(Search search, Syllabus syllabus, Lessons lessons) {
        this.search = search;
        this.syllabus = syllabus;
        this.lessons = lessons;
        begin("Search");
        lead("Lessons, games, words, practice and what the books say, all at once.");
        words.setAutofocus();
        words.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                getUI().ifPresent(ui -> ui.getPage()
                        .getHistory()
                        .replaceState(null, new Location("search", QueryParameters.of(WORDS, change.getValue()))));
                show(change.getValue());
            }
        });
        count.getElement().setAttribute("role", "status");
        add(
                styled(new Div(words), "kb-search"),
                count,
                results,
                styled(new Div(new RouterLink("All words of the card table", GlossaryView.class)), "kb-actions"));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String asked = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(WORDS)
                .orElse("");
        words.setValue(asked);
        show(asked);
    }

    private void show(String asked) {
        results.removeAll();
        List<Findable> found = search.find(asked, MOST);
        count.setText(
                asked.isBlank()
                        ? ""
                        : found.isEmpty()
                                ? "Nothing has all these words. Fewer or shorter words find more."
                                : found.size() == MOST
                                        ? "The best " + MOST + " results"
                                        : HowMany.of(found.size(), "result"));
        Map<Kind, List<Findable>> byKind = found.stream()
                .collect(Collectors.groupingBy(Findable::kind, () -> new EnumMap<>(Kind.class), Collectors.toList()));
        byKind.forEach((kind, members) -> {
            UnorderedList list = styled(new UnorderedList(), "kb-finds");
            members.forEach(thing -> list.add(new ListItem(
                    link(thing),
                    styled(new Paragraph(new CardText(TenInWords.of(excerpt(thing.text(), asked)))), "kb-tile-note"))));
            results.add(styled(new H2(NAMES.getOrDefault(kind, "")), "kb-heading"), list);
        });
    }

    private Component link(Findable thing) {
        return switch (thing.kind()) {
            case LESSON ->
                new RouterLink(thing.title(), LessonView.class, new RouteParameters(new RouteParam("id", thing.id())));
            case GAME -> game(thing.title(), thing.id());
            case TERM -> {
                RouterLink link = new RouterLink(thing.title(), GlossaryView.class);
                link.setQueryParameters(QueryParameters.of(WORDS, thing.id()));
                yield link;
            }
            case PRACTICE ->
                new RouterLink(thing.title(), PracticeView.class, PracticeView.parameters(Decisions.get(thing.id())));
            case RULE -> rule(thing);
        };
    }

    /** To the lesson that teaches it; to the game where no lesson does. */
    private Component rule(Findable thing) {
        return lessons.teaching(thing.id()).stream()
                .findFirst()
                .map(lesson -> new RouterLink(thing.title(), LessonView.class, LessonView.address(lesson)))
                .orElseGet(() -> game(
                        thing.title(),
                        syllabus.pointer(thing.id()).map(Pointer::game).orElse("")));
    }

    private static RouterLink game(String title, String id) {
        return new RouterLink(title, GameView.class, new RouteParameters(new RouteParam("id", id)));
    }

    /** The place where the first word stands, with what is around it. */
    private static String excerpt(String text, String asked) {
        String[] wanted = asked.strip().toLowerCase(Locale.ROOT).split("\\s+");
        int at = Math.max(0, text.toLowerCase(Locale.ROOT).indexOf(wanted[0]));
        int from = at < EXCERPT / 2 ? 0 : text.indexOf(' ', at - EXCERPT / 3) + 1;
        if (text.length() - from <= EXCERPT) {
            return (from > 0 ? "... " : "") + text.substring(from);
        }
        int to = text.lastIndexOf(' ', from + EXCERPT);
        return (from > 0 ? "... " : "") + text.substring(from, Math.max(to, from)) + "\u00a0...";
    }
}
