package kibitzer.web.classroom;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Learners of a large class, {@value #SIZE} at a time or those with a certain name: {@code ?page=2}, {@code ?name=ann}. Of a
 * class that fits on one page there is nothing to see of it.
 *
 * @param <T> what is listed, one for each learner
 */
public final class LearnerPages<T> extends Div {
    static final int SIZE = 50;

    private static final String PAGE = "page";
    private static final String NAME = "name";

    private final List<T> shown;

    /** @param location of the page, with what its address asks for */
    public LearnerPages(List<T> all, Function<T, String> named, Location location) {
        addClassName("kb-learner-pages");
        String wanted = location.getQueryParameters()
                .getSingleParameter(NAME)
                .map(String::strip)
                .orElse("");
        List<T> found = wanted.isEmpty()
                ? all
                : all.stream().filter(one -> contains(named.apply(one), wanted)).toList();
        int pages = Math.max(1, (found.size() + SIZE - 1) / SIZE);
        int page = Math.clamp(asked(location), 1, pages);
        int from = (page - 1) * SIZE;
        shown = found.subList(from, Math.min(found.size(), from + SIZE));
        setVisible(all.size() > SIZE);
        if (all.size() > SIZE) {
            TextField name = new TextField("Find a learner by name");
            name.setClearButtonVisible(true);
            name.setValue(wanted);
            name.addValueChangeListener(change -> UI.getCurrent()
                    .navigate(
                            location.getPath(),
                            change.getValue().isBlank()
                                    ? QueryParameters.empty()
                                    : QueryParameters.simple(
                                            Map.of(NAME, change.getValue().strip()))));
            add(name, new Paragraph(says(all.size(), found.size(), from, wanted)));
            if (pages > 1) {
                add(ways(pages, page, wanted, location));
            }
        }
    }

    /** Those on this page. */
    public List<T> shown() {
        return shown;
    }

    private String says(int all, int found, int from, String wanted) {
        if (found == 0) {
            return "None of the " + all + " learners has a name with \u201c" + wanted + "\u201d in it.";
        }
        return "Learners " + (from + 1) + " to " + (from + shown.size()) + " of " + found
                + (wanted.isEmpty() ? "." : " with \u201c" + wanted + "\u201d in the name.");
    }

    private static Nav ways(int pages, int page, String wanted, Location location) {
        Nav ways = new Nav();
        ways.addClassName("kb-page-numbers");
        ways.getElement().setAttribute("aria-label", "Pages of learners");
        for (int number = 1; number <= pages; number++) {
            if (number == page) {
                Span here = new Span(String.valueOf(number));
                here.addClassNames("kb-button", "kb-page-here");
                here.getElement().setAttribute("aria-current", "page");
                ways.add(here);
            } else {
                ways.add(way(number, wanted, location));
            }
        }
        return ways;
    }

    private static Anchor way(int number, String wanted, Location location) {
        Map<String, String> query = wanted.isEmpty()
                ? Map.of(PAGE, String.valueOf(number))
                : Map.of(PAGE, String.valueOf(number), NAME, wanted);
        Anchor way = new Anchor(
                "/" + new Location(location.getPath(), QueryParameters.simple(query)).getPathWithQueryParameters(),
                String.valueOf(number));
        way.addClassName("kb-button");
        way.getElement().setAttribute("aria-label", "Page " + number);
        return way;
    }

    private static boolean contains(String name, String wanted) {
        return name.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT));
    }

    private static int asked(Location location) {
        Optional<String> page = location.getQueryParameters().getSingleParameter(PAGE);
        try {
            return page.map(Integer::parseInt).orElse(1);
        } catch (NumberFormatException none) {
            return 1;
        }
    }
}
