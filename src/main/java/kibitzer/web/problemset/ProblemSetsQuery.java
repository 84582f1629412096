package kibitzer.web.problemset;

import com.vaadin.flow.router.QueryParameters;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.content.problemset.SetOutline;

/**
 * Which of the shipped problem sets are wanted, as the address says it.
 *
 * @param family a family of games; empty for all
 * @param level empty for every level
 */
record ProblemSetsQuery(Optional<String> family, Optional<Integer> level) {
    static final int HIGHEST = 5;

    static ProblemSetsQuery read(QueryParameters address) {
        return new ProblemSetsQuery(
                address.getSingleParameter("family").filter(family -> !family.isBlank()),
                address.getSingleParameter("level")
                        .filter(level -> level.matches("[1-" + HIGHEST + "]"))
                        .map(Integer::valueOf));
    }

    QueryParameters query() {
        Map<String, String> parts = new TreeMap<>();
        family.ifPresent(id -> parts.put("family", id));
        level.ifPresent(number -> parts.put("level", String.valueOf(number)));
        return QueryParameters.simple(parts);
    }

    List<SetOutline> among(List<SetOutline> sets) {
        return sets.stream()
                .filter(set -> level.isEmpty() || level.get() == set.level())
                .toList();
    }

    ProblemSetsQuery family(Optional<String> changed) {
        return new ProblemSetsQuery(changed, level);
    }

    ProblemSetsQuery level(Optional<Integer> changed) {
        return new ProblemSetsQuery(family, changed);
    }
}
