package kibitzer.decisions;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/**
 * The shape of an answer: how it is written as JSON, and with which control a page takes it.
 *
 * <p>A decision whose answers have one of these shapes needs no code in the web.
 */
public sealed interface AnswerKind<A> {

    /** How the answer is read and written. */
    Kind<A> json();

    /** The answer as it stands in a sentence. */
    default String inWords(A answer) {
        return answer.toString();
    }

    /** What may be answered where a position leaves nothing out: every word, if there are a few. */
    default Choices<A> choices() {
        return new Choices.Open<>();
    }

    /** True if the learner's answer is as good as the expected one; exactly equal unless a kind says otherwise. */
    default boolean agrees(A expected, A given) {
        return expected.equals(given);
    }

    /** True if the answer is near enough to be allowed: rounding, where an answer is a measured number. */
    default boolean nearly(A expected, A given) {
        return false;
    }

    /**
     * A shape that only one family of games knows, and brings along. A page that has no control of its own for it takes
     * the answer in writing.
     */
    non-sealed interface Own<A> extends AnswerKind<A> {}

    /** A card out of the hand shown. */
    record OneCard() implements AnswerKind<Card> {
        @Override
        public Kind<Card> json() {
            return Kinds.card();
        }

        @Override
        public String inWords(Card answer) {
            return answer.inWords();
        }
    }

    /** A rank out of the holding shown. */
    record OneRank() implements AnswerKind<Rank> {
        @Override
        public Kind<Rank> json() {
            return Kinds.rank();
        }

        @Override
        public String inWords(Rank answer) {
            return answer.word();
        }
    }

    /** Some of the cards shown, possibly none. */
    record SomeCards(int least, int most) implements AnswerKind<CardSet> {
        @Override
        public Kind<CardSet> json() {
            return Kinds.cardsWithJoker(least, most);
        }

        @Override
        public String inWords(CardSet answer) {
            return answer.isEmpty() ? "no card" : answer.toString();
        }
    }

    /** Some of the cards shown, possibly none; the same card may be there twice, where packs are shuffled together. */
    record CardsOfPacks(int least, int most) implements AnswerKind<Cards> {
        @Override
        public Kind<Cards> json() {
            return CardsNotation.kind(least, most);
        }

        @Override
        public String inWords(Cards answer) {
            return answer.isEmpty() ? "no card" : answer.toString();
        }
    }

    /**
     * One word out of a few.
     *
     * @param labels what each word looks like on its button, in order: "four-of-a-kind" -> "Four of a kind"
     */
    record OneWord(Map<String, String> labels) implements AnswerKind<String> {
        public OneWord {
            labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
        }

        /** Each word before its label: "knock", "Knock", "play-on", "Play on". */
        public static OneWord of(String... wordsAndLabels) {
            Map<String, String> labels = new LinkedHashMap<>();
            for (int i = 0; i < wordsAndLabels.length; i += 2) {
                labels.put(wordsAndLabels[i], wordsAndLabels[i + 1]);
            }
            return new OneWord(labels);
        }

        @Override
        public Choices<String> choices() {
            return new Choices.Listed<>(List.copyOf(labels.keySet()));
        }

        @Override
        public Kind<String> json() {
            return Kinds.word(List.copyOf(labels.keySet()));
        }

        @Override
        public String inWords(String answer) {
            return labels.getOrDefault(answer, answer);
        }
    }

    /**
     * A whole number.
     *
     * @param unit what is counted, in the plural with an s, which one of it has not; empty for a bare number
     */
    record Count(int least, int most, String unit) implements AnswerKind<Integer> {
        @Override
        public Kind<Integer> json() {
            return Kinds.number(least, most);
        }

        @Override
        public String inWords(Integer answer) {
            String counted = answer == 1 ? unit.replaceFirst("s$", "") : unit;
            return (answer + " " + counted).strip();
        }
    }

    /** A number in whole or half ones: "2½", "2.5". */
    record Halves(int least, int most, String unit) implements AnswerKind<Double> {
        @Override
        public Kind<Double> json() {
            return HalvesNotation.kind(least, most);
        }

        @Override
        public String inWords(Double answer) {
            return unit.isEmpty() ? HalvesNotation.write(answer) : HalvesNotation.write(answer) + " " + unit;
        }
    }

    /**
     * A probability from 0 to 1; "35%", "1.88 to 1 against" and "1 in 4" are read too.
     *
     * <p>The learner's figure agrees when it is right to half a percent, and is allowed within two percent.
     */
    record Probability() implements AnswerKind<Double> {
        private static final double RIGHT = 0.005;
        private static final double ALLOWED = 0.02;

        @Override
        public Kind<Double> json() {
            return ProbabilityNotation.KIND;
        }

        @Override
        public String inWords(Double answer) {
            return ProbabilityNotation.percent(answer);
        }

        @Override
        public boolean agrees(Double expected, Double given) {
            return Math.abs(expected - given) <= Math.min(RIGHT, expected / 20 + 1e-9);
        }

        @Override
        public boolean nearly(Double expected, Double given) {
            return Math.abs(expected - given) <= Math.min(ALLOWED, expected / 5 + 1e-9);
        }
    }

    /**
     * Things put in order, first to last.
     *
     * @param labels what stands on each thing, by its word
     */
    record Order(Map<String, String> labels) implements AnswerKind<List<String>> {
        public Order {
            labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
        }

        @Override
        public Kind<List<String>> json() {
            return Kinds.orderOf(List.copyOf(labels.keySet()));
        }

        @Override
        public String inWords(List<String> answer) {
            return answer.stream().map(word -> labels.getOrDefault(word, word)).collect(Collectors.joining(", "));
        }
    }

    /** A few words that the learner writes himself; capitals and blanks do not matter. */
    record Text(int longest) implements AnswerKind<String> {
        @Override
        public Kind<String> json() {
            return Kinds.text(longest);
        }

        @Override
        public boolean agrees(String expected, String given) {
            return plain(expected).equals(plain(given));
        }

        private static String plain(String text) {
            return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        }
    }

    /**
     * Points by named column, and their total: what ours have less what theirs have.
     *
     * @param ours the columns that count for us, each with its label: "we-below" -> "We, below"
     * @param theirs the columns that count against us
     * @param totalled true if the total stands in the last column; false where there are only the sides' points
     */
    record Columns(Map<String, String> ours, Map<String, String> theirs, boolean totalled)
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
    }

    /**
     * A few words of the decision's own, "knock 9C": chosen where the position lists what is possible, typed elsewhere.
     *
     * @param json how they are read and written, as one text
     * @param words what stands in a sentence and on a button
     */
    record Phrase<A>(Kind<A> json, Function<A, String> words) implements AnswerKind<A> {
        @Override
        public String inWords(A answer) {
            return words.apply(answer);
        }
    }

    /**
     * Ranges of several measures, and a word for each of several properties.
     *
     * @param measures what a range can be stated of
     * @param words by the name of the property, what each of its words looks like; the first stands where none is given
     */
    record Ranges(List<Measure> measures, Map<String, Map<String, String>> words) implements AnswerKind<Description> {
        public Ranges {
            measures = List.copyOf(measures);
            words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
        }

        @Override
        public Kind<Description> json() {
            return DescriptionNotation.kind(this);
        }

        /** "13-15", "5+". */
        String inShort(Measure measure, Span span) {
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
                            answer.words().entrySet().stream().map(word -> labelOf(word.getKey(), word.getValue())))
                    .filter(part -> !part.isBlank())
                    .collect(Collectors.joining(", "));
        }

        private String labelOf(String property, String word) {
            return words.getOrDefault(property, Map.of())
                    .getOrDefault(word, word)
                    .toLowerCase(Locale.ROOT);
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

    /** @throws BadNotation if the text is not such an answer */
    default A read(String text) {
        return json().readText(text);
    }
}
