package kibitzer.decisions.answer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Something described by ranges and words: what a call tells of a hand.
 *
 * @param ranges what must be said, by the name of its measure
 * @param beside what follows from it or counts little: it may be left out, but not contradicted
 * @param words one word for each property: "forcing" - "none"
 */
public record Description(Map<String, Span> ranges, Map<String, Span> beside, Map<String, String> words) {
    public Description {
        ranges = Collections.unmodifiableMap(new LinkedHashMap<>(ranges));
        beside = Collections.unmodifiableMap(new LinkedHashMap<>(beside));
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    /** All ranges, those that must be said first. */
    public Map<String, Span> all() {
        Map<String, Span> all = new LinkedHashMap<>(ranges);
        all.putAll(beside);
        return all;
    }

    /** True if the other says all that must be said, exactly, and contradicts nothing. */
    boolean isSaidBy(Description other) {
        return words.equals(other.words)
                && ranges.entrySet().stream()
                        .allMatch(range -> range.getValue().equals(other.all().get(range.getKey())))
                && contradictsNothingOf(other);
    }

    /** True if a range beside what must be said is no narrower than it is. */
    private boolean contradictsNothingOf(Description other) {
        return other.all().entrySet().stream()
                .filter(range -> !ranges.containsKey(range.getKey()))
                .allMatch(range -> !beside.containsKey(range.getKey())
                        || beside.get(range.getKey()).isWithin(range.getValue()));
    }
}
