package kibitzer.decisions.answer;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.decisions.form.Kind;

/**
 * Points by named column, and their total: what ours have less what theirs have.
 *
 * @param ours the columns that count for us, each with its label: "we-below" -> "We, below"
 * @param theirs the columns that count against us
 * @param totalled true if the total stands in the last column; false where there are only the sides' points
 */
public record Columns(Map<String, String> ours, Map<String, String> theirs, boolean totalled)
        implements AnswerKind<Tally> {
    /** The name of the last column. */
    public static final String TOTAL = "total";

    /** With a total. */
    public Columns(Map<String, String> ours, Map<String, String> theirs) {
        this(ours, theirs, true);
    }

    public Columns {
        ours = Collections.unmodifiableMap(new LinkedHashMap<>(ours));
        theirs = Collections.unmodifiableMap(new LinkedHashMap<>(theirs));
    }

    /** What each column is called, the total last. */
    public Map<String, String> labels() {
        Map<String, String> labels = new LinkedHashMap<>(ours);
        labels.putAll(theirs);
        if (totalled) {
            labels.put(TOTAL, "Total");
        }
        return labels;
    }

    /** A column inside a sentence: "going out" for "Going out". */
    public String inside(String column) {
        return Label.inside(labels().getOrDefault(column, column));
    }

    public List<String> names() {
        return List.copyOf(labels().keySet());
    }

    /** The sheet with these points, added up; a column left out has none. */
    public Tally tally(Map<String, Integer> points) {
        Map<String, Integer> sheet = new LinkedHashMap<>();
        int total = 0;
        for (String name : names()) {
            int here = name.equals(TOTAL) ? total : points.getOrDefault(name, 0);
            total += theirs.containsKey(name) ? -here : here;
            sheet.put(name, here);
        }
        return new Tally(sheet);
    }

    /** The sheet with the points of the two sides changed round; empty where their columns do not go in pairs. */
    public Optional<Tally> swapped(Tally sheet) {
        if (ours.size() != theirs.size()) {
            return Optional.empty();
        }
        List<String> our = List.copyOf(ours.keySet());
        List<String> their = List.copyOf(theirs.keySet());
        Map<String, Integer> changed = new LinkedHashMap<>();
        for (int i = 0; i < our.size(); i++) {
            changed.put(our.get(i), sheet.in(their.get(i)));
            changed.put(their.get(i), sheet.in(our.get(i)));
        }
        Tally other = tally(changed);
        return other.points().equals(sheet.points()) ? Optional.empty() : Optional.of(other);
    }

    /**
     * What is wrong in each column, the largest slip first and the total, which follows from the others, last: "We, below is
     * 180, not 90".
     */
    public List<Reason> differences(Tally right, Tally answer) {
        return labels().keySet().stream()
                .filter(column -> right.in(column) != answer.in(column))
                .sorted(Comparator.<String>comparingInt(column -> column.equals(TOTAL) ? 1 : 0)
                        .thenComparingInt(column -> -Math.abs(right.in(column) - answer.in(column))))
                .map(column -> Reason.given(
                        column, answer.in(column), difference(column, right, answer), String.valueOf(right.in(column))))
                .toList();
    }

    /**
     * The same with what the column is made of: "You, game 2 is 27, not 52: your wins after the first, 25 + 2".
     *
     * @param working of a column, behind a colon
     */
    public List<Reason> differences(Tally right, Tally answer, UnaryOperator<String> working) {
        return differences(right, answer).stream()
                .map(wrong -> Reason.missing(
                        wrong.fact(),
                        wrong.actual(),
                        wrong.measured() + ": " + working.apply(wrong.fact()),
                        wrong.required(),
                        ""))
                .toList();
    }

    /** What is wrong in one column: "We, below is 180, not 90". */
    public String difference(String column, Tally right, Tally answer) {
        return '"' + labels().getOrDefault(column, column) + "\" is " + right.in(column) + ", not " + answer.in(column);
    }

    /** The columns in which something stands where nothing should, each in quotation marks: "They, boxes". */
    public List<String> toBeEmpty(Tally right, Tally answer) {
        return labels().entrySet().stream()
                .filter(label -> right.in(label.getKey()) == 0 && answer.in(label.getKey()) != 0)
                .map(label -> '"' + label.getValue() + '"')
                .toList();
    }

    @Override
    public Kind<Tally> json() {
        return TallyNotation.kind(this);
    }

    @Override
    public String inWords(Tally answer) {
        return labels().entrySet().stream()
                .filter(label -> !totalled || label.getKey().equals(TOTAL) || answer.in(label.getKey()) != 0)
                .map(label -> label.getValue() + " " + answer.in(label.getKey()))
                .collect(Collectors.joining("; "));
    }

    @Override
    public String quoted(Tally answer) {
        return Label.quoted(inWords(answer));
    }
}
