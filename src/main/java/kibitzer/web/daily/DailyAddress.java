package kibitzer.web.daily;

import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.learning.daily.DailySet;

/**
 * The hands of a day as their address says them: {@code daily/2026-11-22?family=bridge&question=2}.
 *
 * @param family the one family that is wanted; empty for all
 * @param question empty for the first that is not answered, or for how it went
 */
record DailyAddress(LocalDate day, Optional<String> family, Optional<Integer> question) {
    private static final String FAMILY = "family";
    private static final String QUESTION = "question";

    /** All hands of a day. */
    static DailyAddress of(LocalDate day) {
        return new DailyAddress(day, Optional.empty(), Optional.empty());
    }

    /** What the day does not ask is left out. */
    static DailyAddress read(DailySet set, QueryParameters query) {
        Optional<String> family = query.getSingleParameter(FAMILY).filter(set.families()::contains);
        return new DailyAddress(
                set.day(),
                family,
                query.getSingleParameter(QUESTION)
                        .filter(text -> text.matches("\\d"))
                        .map(Integer::valueOf)
                        .filter(set.only(family).questions()::containsKey));
    }

    DailyAddress of(Optional<String> other) {
        return new DailyAddress(day, other, Optional.empty());
    }

    DailyAddress question(int number) {
        return new DailyAddress(day, family, Optional.of(number));
    }

    /** The day as a whole, its answers and what is open. */
    DailyAddress whole() {
        return of(family);
    }

    RouteParameters parameters() {
        return new RouteParameters(new RouteParam("day", day.toString()));
    }

    QueryParameters query() {
        Map<String, String> parts = new TreeMap<>();
        family.ifPresent(word -> parts.put(FAMILY, word));
        question.ifPresent(number -> parts.put(QUESTION, String.valueOf(number)));
        return QueryParameters.simple(parts);
    }

    /** The address as it is passed on, without a slash before it. */
    String path() {
        return "daily/" + day + family.map(word -> "?" + FAMILY + "=" + word).orElse("");
    }

    RouterLink link(String text) {
        RouterLink link = new RouterLink(text, DailyView.class, parameters());
        link.setQueryParameters(query());
        return link;
    }
}
