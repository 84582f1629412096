package kibitzer.decisions.answer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** Answers that are words: chosen from a few, put in order, or written. */
public sealed interface WordAnswer<A> extends AnswerKind<A> {

    /**
     * One word out of a few.
     *
     * @param labels what each word looks like on its button, in order: "four-of-a-kind" -> "Four of a kind"
     * @param names the words whose label begins with a name, which keeps its capital inside a sentence
     */
    record OneWord(Map<String, String> labels, Set<String> names) implements WordAnswer<String> {
        public OneWord {
            labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
            names = Set.copyOf(names);
        }

        /** No label begins with a name. */
        public OneWord(Map<String, String> labels) {
            this(labels, Set.of());
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

        @Override
        public String inside(String answer) {
            return names.contains(answer) ? inWords(answer) : Label.inside(inWords(answer));
        }

        @Override
        public String quoted(String answer) {
            return names.contains(answer) ? inWords(answer) : Label.quoted(inWords(answer));
        }
    }

    /**
     * Things put in order, first to last.
     *
     * @param labels what stands on each thing, by its word
     */
    record Order(Map<String, String> labels) implements WordAnswer<List<String>> {
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
    record Text(int longest) implements WordAnswer<String> {
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
     * A few words of the decision's own, "knock 9C": chosen where the position lists what is possible, typed elsewhere.
     *
     * @param json how they are read and written, as one text
     * @param words what stands in a sentence and on a button
     * @param labels true if the words are those of a button and begin with a capital: "Knock, throw the nine of clubs"
     */
    record Phrase<A>(Kind<A> json, Function<A, String> words, boolean labels) implements WordAnswer<A> {
        /** Words that stand in a sentence as they are. */
        public Phrase(Kind<A> json, Function<A, String> words) {
            this(json, words, false);
        }

        @Override
        public String inWords(A answer) {
            return words.apply(answer);
        }

        @Override
        public String inside(A answer) {
            return labels ? Label.inside(inWords(answer)) : inWords(answer);
        }

        @Override
        public String quoted(A answer) {
            return labels ? Label.quoted(inWords(answer)) : inWords(answer);
        }
    }
}
