package kibitzer.advice;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A feature that is a number: points, playing tricks, the length of a suit. Halves and quarters are exact.
 *
 * @param key the name in JSON
 * @param singular what one of it is called: "point"
 * @param plural what several are called: "points"
 * @param measure counts it
 * @param meaning what stands for it where no figure is printed: "a suit" of what is bid; none where that differs by rule
 * @param named numbers that have words of their own: those that stand for "never"
 * @param question what one asks oneself to count it: "how many points"
 * @param counted the cards that were counted, told behind the number: "the five and the four"; often nothing
 * @param unit in what it is counted
 * @param floor less than this is never near a figure of practice: a page has the thing begin there
 */
public record Quantity<X>(
        String key,
        String singular,
        String plural,
        ToDoubleFunction<X> measure,
        Meaning meaning,
        Map<Double, String> named,
        String question,
        Function<X, String> counted,
        Unit unit,
        ToDoubleFunction<X> floor)
        implements Feature<X> {

    public Quantity {
        named = Map.copyOf(named);
    }

    public Quantity(String key, String singular, String plural, ToDoubleFunction<X> measure) {
        this(
                key,
                singular,
                plural,
                measure,
                Meaning.NONE,
                Map.of(),
                "how many " + plural,
                subject -> "",
                Unit.OF_THIRTEEN,
                subject -> Double.NEGATIVE_INFINITY);
    }

    /** The same, in these words where it comes to this number. */
    public Quantity<X> saying(double value, String words) {
        Map<Double, String> together = new HashMap<>(named);
        together.put(value, words);
        return new Quantity<>(key, singular, plural, measure, meaning, together, question, counted, unit, floor);
    }

    /** The same, for which a book that names no figure prints this word. */
    public Quantity<X> meaning(String printed) {
        return new Quantity<>(
                key, singular, plural, measure, Meaning.ofTheBook(printed), named, question, counted, unit, floor);
    }

    /** The same, of which no book speaks and an answer tells by itself: "such a bid tells how long the suit is". */
    public Quantity<X> told(String words) {
        return new Quantity<>(
                key, singular, plural, measure, new Meaning(words, false), named, question, counted, unit, floor);
    }

    /** The same, which names what was counted: "2 low cards, the five and the four". */
    public Quantity<X> naming(Function<X, String> cards) {
        return new Quantity<>(key, singular, plural, measure, meaning, named, question, cards, unit, floor);
    }

    /** The same, which one counts by asking oneself this: "how low is the highest of the four lowest cards". */
    public Quantity<X> asking(String words) {
        return new Quantity<>(key, singular, plural, measure, meaning, named, words, counted, unit, floor);
    }

    /** The same, of which less than so much is never nearly enough, since a page has it begin there. */
    public Quantity<X> beginningAt(ToDoubleFunction<X> least) {
        return new Quantity<>(key, singular, plural, measure, meaning, named, question, counted, unit, least);
    }

    /** The same, counted in this. */
    public Quantity<X> in(Unit other) {
        return new Quantity<>(key, singular, plural, measure, meaning, named, question, counted, other, floor);
    }

    /** A quantity whose plural takes an s. */
    public static <X> Quantity<X> of(String key, String singular, ToDoubleFunction<X> measure) {
        return new Quantity<>(key, singular, singular + "s", measure);
    }

    /** True where the number only stands for words: what cannot be filled, say. */
    boolean isSaid(double value) {
        return named.containsKey(value);
    }

    public double of(X subject) {
        return measure.applyAsDouble(subject);
    }

    /** "1 point", "13 points", "4½ playing tricks". */
    public String inWords(double value) {
        String words = named.get(value);
        return words != null ? words : Numbers.inWords(value) + " " + (value == 1 || value == 0.5 ? singular : plural);
    }

    /** True where more than the number is told. */
    boolean namesItself(X subject) {
        return !counted.apply(subject).isEmpty();
    }

    /** What is counted here, with the cards where they are named: "2 low cards, the five and the four". */
    String measured(X subject) {
        String cards = counted.apply(subject);
        return inWords(of(subject)) + (cards.isEmpty() ? "" : ", " + cards);
    }
}
