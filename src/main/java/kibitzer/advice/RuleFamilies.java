package kibitzer.advice;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.wording.Sentence;

/**
 * The families into which the rules of a game fall, each with what a person calls it. A rule's id names its families before
 * the rule itself, the widest first: "acol.respond.two-clubs.negative".
 *
 * @param headings what each is called inside a heading, by its name in ids: "answering partner" for "respond"
 */
public record RuleFamilies(Map<String, String> headings) {
    public static final RuleFamilies NONE = new RuleFamilies(Map.of());

    public RuleFamilies {
        headings = Map.copyOf(headings);
    }

    /** These and others. */
    public RuleFamilies and(RuleFamilies others) {
        return new RuleFamilies(Stream.of(headings, others.headings)
                .flatMap(some -> some.entrySet().stream())
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /** "Acol, answering partner, two clubs"; empty for a rule of no family that has a heading. */
    public String headingOf(String rule) {
        String heading =
                of(rule).stream().map(headings::get).filter(Objects::nonNull).collect(Collectors.joining(", "));
        return Sentence.capital(heading);
    }

    /** The families of a rule by their names in ids, the widest first. */
    public static List<String> of(String rule) {
        List<String> parts = List.of(rule.split("\\."));
        return parts.subList(0, parts.size() - 1);
    }
}
