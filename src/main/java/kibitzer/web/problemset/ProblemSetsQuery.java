package kibitzer.web.problemset;

import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.content.problemset.SetOutline;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.WantedWords;

/**
 * Which of the shipped problem sets are wanted, as the address says it.
 *
 * @param family a family of games; empty for all
 * @param level empty for every level
 * @param words that stand in the set's title, what is said of it, or its family
 */
record ProblemSetsQuery(Optional<String> family, Optional<Integer> level, WantedWords words) {
    static final int HIGHEST = 5;

    static ProblemSetsQuery read(QueryParameters address) {
        return new ProblemSetsQuery(
                address.getSingleParameter("family").filter(family -> !family.isBlank()),
                address.getSingleParameter("level")
                        .filter(level -> level.matches("[1-" + HIGHEST + "]"))
                        .map(Integer::valueOf),
                WantedWords.read(address.getSingleParameter(ListSearch.WORDS).orElse("")));
    }

    QueryParameters query() {
        Map<String, String> parts = new TreeMap<>();
        family.ifPresent(id -> parts.put("family", id));
        level.ifPresent(number -> parts.put("level", String.valueOf(number)));
        if (!words.isEmpty()) {
            parts.put(ListSearch.WORDS, words.text());
        }
        return QueryParameters.simple(parts);
    }

    /** @param shelf the name of the family in which the sets stand */
    List<SetOutline> among(List<SetOutline> sets, String shelf) {
        return sets.stream()
                .filter(set -> level.isEmpty() || level.get() == set.level())
                .filter(set -> words.areIn(set.title(), set.about(), shelf))
                .toList();
    }

    ProblemSetsQuery family(Optional<String> changed) {
        return new ProblemSetsQuery(changed, level, words);
    }

    ProblemSetsQuery level(Optional<Integer> changed) {
        return new ProblemSetsQuery(family, changed, words);
    }

    ProblemSetsQuery words(WantedWords changed) {
        return new ProblemSetsQuery(family, level, changed);
    }
}
