package kibitzer.web.analysis;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is analysed, as the address says it: {@code ?cards=AKJ54.KQ3.72.854&dealer=N&auction=1C+P}, or a question of its
 * own, {@code ?question={...}}.
 *
 * @param cards as typed; empty for none
 * @param known other fields of the position by name, as typed
 */
record AnalysisAddress(String cards, Map<String, String> known) {
    private static final String CARDS = "cards";
    static final int LONGEST = 2_000;

    AnalysisAddress {
        known = Map.copyOf(known);
    }

    /** What is too long to be meant is left out. */
    static AnalysisAddress read(QueryParameters address) {
        Map<String, String> known = new LinkedHashMap<>();
        address.getParameters().forEach((name, values) -> {
            if (!name.equals(CARDS) && !values.isEmpty() && values.getFirst().length() <= LONGEST) {
                known.put(name, values.getFirst());
            }
        });
        return new AnalysisAddress(
                address.getSingleParameter(CARDS)
                        .filter(text -> text.length() <= LONGEST)
                        .orElse(""),
                known);
    }

    /** Of other cards nothing is known yet. */
    AnalysisAddress of(String otherCards) {
        return new AnalysisAddress(otherCards, Map.of());
    }

    AnalysisAddress knowing(Map<String, String> other) {
        return new AnalysisAddress(cards, other);
    }

    QueryParameters query() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        if (!cards.isBlank()) {
            all.put(CARDS, List.of(cards));
        }
        known.forEach((name, value) -> all.put(name, List.of(value)));
        return new QueryParameters(all);
    }
}
