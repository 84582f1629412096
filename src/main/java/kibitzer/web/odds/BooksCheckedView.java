package kibitzer.web.odds;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.content.syllabus.Book;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.ask.HowMany;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.field.Choice;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.page.WhenSeen;
import kibitzer.web.table.CardText;
import kibitzer.web.words.AsPrinted;

/**
 * The books, checked: every place where a book errs, rounds or is silent, what it prints and what is true. The address
 * holds the choice of book, game and kind, or names one finding.
 */
@UnderMenu(MenuEntry.TOOLS)
@Route("books-checked/:id?")
public class BooksCheckedView extends Page implements BeforeEnterObserver {
    private static final String PATH = "books-checked";
    private static final String ANY = "";
    private static final int AT_ONCE = 20;

    private final transient Syllabus syllabus;
    private final Choice<String> book = new Choice<>();
    private final Choice<String> game = new Choice<>();
    private final Choice<String> kind = new Choice<>();
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div found = styled(new Div(), "kb-findings");
    private FindingsQuery query = FindingsQuery.ANY;

    BooksCheckedView(Syllabus syllabus) {
        this.syllabus = syllabus;
        List<Erratum> all = syllabus.errata();
        choice(
                book,
                "Book",
                books(all),
                id -> Book.find(id).orElseThrow().title(),
                "All books",
                value -> query.book(value));
        choice(game, "Game", games(all), id -> withVariants(id, all), "All games", value -> query.game(value));
        choice(
                kind,
                "Kind",
                FindingKind.words(),
                word -> FindingKind.of(word).label(),
                "All kinds",
                value -> query.kind(value));
        count.getElement().setAttribute("role", "status");
    }

    private static List<String> books(List<Erratum> all) {
        return Arrays.stream(Book.values())
                .map(Book::id)
                .filter(id -> all.stream()
                        .anyMatch(finding -> finding.place().book().id().equals(id)))
                .toList();
    }

    private List<String> games(List<Erratum> all) {
        return all.stream()
                .map(Erratum::game)
                .distinct()
                .sorted(Comparator.comparing(this::gameName))
                .toList();
    }

    /** "Poker and its variants" where there are findings on these, "Faro" where there are none. */
    private String withVariants(String id, List<Erratum> all) {
        boolean variants = all.stream()
                .anyMatch(finding ->
                        !finding.game().equals(id) && FindingsQuery.isOf(id, finding.game(), syllabus.games()));
        return gameName(id) + (variants ? " and its variants" : "");
    }

    private String gameName(String id) {
        return syllabus.games().find(id).orElseThrow().name();
    }

    private void choice(
            Choice<String> select,
            String label,
            List<String> values,
            Function<String, String> name,
            String any,
            Function<String, FindingsQuery> chosen) {
        List<String> items = new ArrayList<>(List.of(ANY));
        items.addAll(values);
        select.setLabel(label);
        select.setItems(items);
        select.setItemLabelGenerator(item -> item.equals(ANY) ? any : name.apply(item));
        select.addValueChangeListener(change -> {
            FindingsQuery wanted = chosen.apply(change.getValue());
            if (!wanted.equals(query)) {
                look(wanted);
            }
        });
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Optional<String> id = event.getRouteParameters().get("id");
        if (id.isEmpty()) {
            query = FindingsQuery.read(event.getLocation().getQueryParameters());
            showAll();
            return;
        }
        syllabus.errata().stream()
                .filter(finding -> finding.id().equals(id.get()))
                .findFirst()
                .ifPresentOrElse(
                        this::showOne,
                        () -> PageNotFound.tell(event, "There is no finding called \"" + id.get() + "\"."));
    }

    private void showOne(Erratum finding) {
        begin("The books, checked: " + gameName(finding.game()));
        found.removeAll();
        found.add(article(finding));
        add(found, styled(new RouterLink("All findings", BooksCheckedView.class), "kb-button"));
    }

    private void showAll() {
        begin("The books, checked");
        long proved = syllabus.errata().stream().filter(Erratum::verified).count();
        lead(
                "The four books are good, not perfect. Here is every place where one of them errs, rounds or says nothing: "
                        + "what it prints, what is true and how that was found. " + proved
                        + " findings are numbers or rules that can be counted, and each is proved by a test.");
        book.setValue(valid(book, query.book()));
        game.setValue(valid(game, query.game()));
        kind.setValue(valid(kind, query.kind()));
        add(styled(new Div(book, game, kind), "kb-search"), count, found);
        show();
    }

    private static String valid(Choice<String> select, String value) {
        return select.items().contains(value) ? value : ANY;
    }

    private void look(FindingsQuery wanted) {
        query = wanted;
        getUI().ifPresent(ui -> ui.getPage().getHistory().replaceState(null, new Location(PATH, query.query())));
        show();
    }

    private void show() {
        found.removeAll();
        List<Erratum> findings = query.among(syllabus.errata(), syllabus.games());
        count.setText(
                findings.isEmpty()
                        ? "No finding is of this book, game and kind."
                        : HowMany.of(findings.size(), "finding"));
        lay(found, findings);
    }

    /** As many as one reads; those after them when the reader comes to them. */
    private void lay(Div place, List<Erratum> findings) {
        findings.stream().limit(AT_ONCE).forEach(finding -> place.add(article(finding)));
        if (findings.size() > AT_ONCE) {
            place.add(new WhenSeen(() -> {
                Div more = styled(new Div(), "kb-findings");
                lay(more, findings.subList(AT_ONCE, findings.size()));
                return more;
            }));
        }
    }

    private Article article(Erratum finding) {
        FindingKind kindOf = FindingKind.of(finding.kind());
        Span badge = styled(new Span(kindOf.label()), "kb-badge");
        badge.setTitle(kindOf.meaning());
        RouterLink link = new PageLink(gameName(finding.game()), Paths.game(finding.game()));
        H2 heading = styled(new H2(link, new Span(" "), badge), "kb-finding-title");
        RouterLink here = styled(
                new RouterLink(finding.place().inWords(), BooksCheckedView.class, id(finding.id())),
                "kb-soft",
                "kb-small");
        here.getElement()
                .setAttribute(
                        "aria-label", "Only this finding: " + finding.place().inWords());
        DescriptionList figures = styled(new DescriptionList(), "kb-game-facts");
        row(figures, "The book", finding.printed());
        row(figures, kindOf == FindingKind.SCAN ? "Read it as" : "In truth", finding.correct());
        row(figures, finding.verified() ? "Proved" : "Seen", finding.how());
        Article article = styled(new Article(heading, here, figures), "kb-finding");
        article.setId(finding.id());
        return article;
    }

    private void row(DescriptionList list, String term, String noted) {
        String text = AsPrinted.of(noted, syllabus.games());
        if (!text.isEmpty()) {
            list.add(new DescriptionList.Term(term), new DescriptionList.Description(new CardText(text)));
        }
    }

    public static RouteParameters id(String id) {
        return new RouteParameters(new RouteParam("id", id));
    }
}
