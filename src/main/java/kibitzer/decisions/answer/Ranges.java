package kibitzer.decisions.answer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.decisions.form.Kind;

/**
 * Ranges of several measures, and a word for each of several properties.
 *
 * @param measures what a range can be stated of
 * @param words by the name of the property, what each of its words looks like; the first stands where none is given
 */
public record Ranges(List<Measure> measures, Map<String, Map<String, String>> words)
        implements AnswerKind<Description> {
    public Ranges {
        measures = List.copyOf(measures);
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    @Override
    public Kind<Description> json() {
        return DescriptionNotation.kind(this);
    }

    /** "13-15", "5+". */
    public String inShort(Measure measure, Span span) {
        return span.most() >= measure.most() && span.least() < span.most()
                ? new Span(span.least(), span.least()) + "+"
                : span.toString();
    }

    @Override
    public String inWords(Description answer) {
        return Stream.concat(
                        measures.stream()
                                .filter(measure -> answer.ranges().containsKey(measure.name()))
                                .map(measure -> measure.label().toLowerCase(Locale.ROOT) + " "
                                        + inShort(measure, spanOf(answer, measure))),
                        answer.words().entrySet().stream().map(word -> inside(word.getKey(), word.getValue())))
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining(", "));
    }

    /** True where no range is told and the first property is as it is where nothing is said of it: "not forcing". */
    @Override
    public boolean denies(Description answer) {
        return answer.ranges().isEmpty()
                && words.entrySet().stream()
                        .limit(1)
                        .anyMatch(property -> property.getValue().keySet().stream()
                                .limit(1)
                                .anyMatch(first -> first.equals(answer.words().get(property.getKey()))));
    }

    /** A word of a property inside a sentence: "one round". */
    public String inside(String property, String word) {
        return words.getOrDefault(property, Map.of()).getOrDefault(word, word).toLowerCase(Locale.ROOT);
    }

    private static Span spanOf(Description answer, Measure measure) {
        return answer.all().getOrDefault(measure.name(), measure.whole());
    }

    @Override
    public boolean agrees(Description expected, Description given) {
        return expected.isSaidBy(given);
    }

    /** The words right, and no end farther off than the measure tolerates. */
    @Override
    public boolean nearly(Description expected, Description given) {
        return expected.words().equals(given.words())
                && measures.stream()
                        .filter(measure -> expected.ranges().containsKey(measure.name()))
                        .allMatch(measure ->
                                spanOf(expected, measure).isNear(spanOf(given, measure), measure.tolerance()));
    }
}
