package kibitzer.web.library;

import com.vaadin.flow.component.html.DescriptionList;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Games;
import kibitzer.content.syllabus.Glossary;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.Term;
import kibitzer.web.field.Entry;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardText;
import kibitzer.web.words.FamilyName;

/** The words of the card table: a letter at a time, or those in which something stands. */
@UnderMenu(MenuEntry.SEARCH)
@Route("glossary")
public class GlossaryView extends Page implements BeforeEnterObserver {
    private static final String WORDS = "q";
    private static final String LETTER = "letter";
    private static final String OTHER = "#";

    /** So many words stand open, three or four screens of a phone; the others are folded up. */
    private static final int OPEN = 30;

    private final transient Glossary glossary;
    private final transient Games games;
    private final Entry words = Entry.search("A word or its meaning");
    private final Div letters = styled(new Div(), "kb-letters");
    private final Paragraph count = styled(new Paragraph(), "kb-soft");
    private final Div shown = new Div();

    GlossaryView(Syllabus syllabus) {
        this.glossary = syllabus.glossary();
        this.games = syllabus.games();
        begin("Words of the card table");
        lead("What the books' words mean, and in which games.");
        words.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                getUI().ifPresent(ui -> ui.getPage()
                        .getHistory()
                        .replaceState(null, new Location("glossary", QueryParameters.of(WORDS, change.getValue()))));
                show(change.getValue(), "A");
            }
        });
        count.getElement().setAttribute("role", "status");
        letters.getElement().setAttribute("role", "navigation").setAttribute("aria-label", "Letters");
        add(styled(new Div(words), "kb-search"), letters, count, shown);
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        QueryParameters query = event.getLocation().getQueryParameters();
        String asked = query.getSingleParameter(WORDS).orElse("");
        words.setValue(asked);
        show(asked, query.getSingleParameter(LETTER).orElse("A").toUpperCase(Locale.ROOT));
    }

    private void show(String asked, String letter) {
        shown.removeAll();
        Map<String, List<Term>> byLetter = glossary.all().stream()
                .collect(Collectors.groupingBy(GlossaryView::letter, TreeMap::new, Collectors.toList()));
        letters(byLetter, asked.isBlank() ? letter : "");
        if (asked.isBlank()) {
            List<Term> terms = byLetter.getOrDefault(letter, List.of());
            count.setText(glossary.all().size() + " words, " + terms.size() + " under " + letter);
            shown.add(styled(new H2(letter), "kb-heading"));
            list(terms, letter);
            return;
        }
        String wanted = asked.strip().toLowerCase(Locale.ROOT);
        List<Term> named = glossary.all().stream()
                .filter(term -> term.term().toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
        List<Term> meant = glossary.all().stream()
                .filter(term -> !named.contains(term))
                .filter(term -> term.means().toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
        count.setText(
                named.isEmpty() && meant.isEmpty()
                        ? "No word has this in its name or its meaning."
                        : named.size() + " by name, " + meant.size() + " by meaning");
        list(named, "by-name");
        if (!meant.isEmpty()) {
            shown.add(styled(new H2("In the meaning"), "kb-heading"));
            list(meant, "by-meaning");
        }
    }

    /** @param name of the group, in the address that unfolds the rest of it */
    private void list(List<Term> terms, String name) {
        shown.add(list(terms.subList(0, Math.min(OPEN, terms.size()))));
        if (terms.size() > OPEN) {
            List<Term> rest = terms.subList(OPEN, terms.size());
            shown.add(new Shelf(
                    "glossary",
                    name,
                    "From \u201c" + rest.getFirst().term() + "\u201d on",
                    rest.size() + (rest.size() == 1 ? " word" : " words"),
                    false,
                    list(rest)));
        }
    }

    private void letters(Map<String, List<Term>> byLetter, String current) {
        letters.removeAll();
        byLetter.keySet().forEach(letter -> {
            RouterLink link = new RouterLink(letter, GlossaryView.class);
            link.setQueryParameters(QueryParameters.of(LETTER, letter));
            if (letter.equals(current)) {
                link.getElement().setAttribute("aria-current", "true");
            }
            letters.add(link);
        });
    }

    /** As the library calls the games; a family's word where no single game is meant. */
    private String names(Term term) {
        return term.games().stream()
                .map(id -> games.find(id).map(Game::name).orElseGet(() -> FamilyName.of(id)))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String letter(Term term) {
        String first = term.term().replaceAll("^[^\\p{L}\\p{N}]+", "");
        return first.isEmpty() || !Character.isLetter(first.charAt(0))
                ? OTHER
                : first.substring(0, 1).toUpperCase(Locale.ROOT);
    }

    private DescriptionList list(List<Term> terms) {
        DescriptionList list = styled(new DescriptionList(), "kb-glossary");
        terms.forEach(term -> {
            DescriptionList.Term word = new DescriptionList.Term(term.term());
            if (!term.games().isEmpty()) {
                word.add(styled(new Span(" " + names(term)), "kb-soft", "kb-small"));
            }
            list.add(word, new DescriptionList.Description(new CardText(term.means())));
            term.also().forEach(also -> list.add(new DescriptionList.Description(new CardText(also))));
        });
        return list;
    }
}
