package kibitzer.decisions.bridge.meaning;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.decisions.answer.Label;
import kibitzer.decisions.answer.Measure;
import kibitzer.decisions.answer.Span;

/** Where what a learner takes a call to tell is not what it tells. */
sealed interface Difference {
    /** Of what: a measure or a property by its name, of several suits the first. */
    String fact();

    /** What the learner said of it. */
    String given();

    /** What the call tells of it; empty where it tells nothing. */
    String right();

    String inWords();

    /** Who has the range that a call tells. */
    enum Whose {
        /** Its page, or nobody says. */
        UNSAID(""),
        RECKONED("by our reckoning "),
        PRACTICE("by practice ");

        private final String words;

        Whose(String words) {
            this.words = words;
        }
    }

    /**
     * A range that the call tells, and the learner gave otherwise or left open.
     *
     * @param measure of what
     * @param told as the call tells it
     * @param said as the learner said it; all there is where he left it open
     * @param whose who has what the call tells
     * @param range what the call tells, in words: "13-15"
     * @param instead what the learner gave instead of it
     */
    record OfRange(Measure measure, Span told, Span said, Whose whose, String range, Instead instead)
            implements Difference {
        @Override
        public String fact() {
            return measure.name();
        }

        @Override
        public String given() {
            return said.toString();
        }

        @Override
        public String right() {
            return told.toString();
        }

        OfRange by(Whose other) {
            return new OfRange(measure, told, said, other, range, instead);
        }

        OfRange saying(String words) {
            return new OfRange(measure, told, said, whose, words, instead);
        }

        OfRange instead(Instead other) {
            return new OfRange(measure, told, said, whose, range, other);
        }

        /** "by practice it tells spades 4+", without what the learner gave. */
        String alone() {
            return whose.words + "it tells " + Label.inside(measure.label()) + " " + range;
        }

        @Override
        public String inWords() {
            return alone() + instead.inWords();
        }
    }

    /**
     * Suits that the learner reads into the call: "but you gave hearts 4+ and clubs 4-9".
     *
     * @param suits by name, one at least
     */
    record OfSuits(Map<String, String> suits) implements Difference {
        public OfSuits {
            suits = new LinkedHashMap<>(suits);
        }

        @Override
        public String fact() {
            return suits.keySet().iterator().next();
        }

        @Override
        public String given() {
            return suits.values().iterator().next();
        }

        @Override
        public String right() {
            return "";
        }

        @Override
        public String inWords() {
            return "but you gave "
                    + suits.entrySet().stream()
                            .map(suit -> suit.getKey() + " " + suit.getValue())
                            .collect(Collectors.joining(" and "));
        }
    }

    /**
     * How long the call forces, or whether it is natural: "it is not forcing, where you said forcing to game".
     *
     * @param fact which of the two
     * @param word as the call tells it
     * @param given as the learner said it; empty where he said nothing
     */
    record OfWord(String fact, String word, String given) implements Difference {
        @Override
        public String right() {
            return Optional.ofNullable(ToldHand.SHAPE.words().get(fact))
                    .flatMap(words -> Optional.ofNullable(words.get(word)))
                    .orElse(word);
        }

        @Override
        public String inWords() {
            return "it is " + ToldHand.SHAPE.inside(fact, word)
                    + (given.isEmpty() ? "" : ", where you said " + ToldHand.SHAPE.inside(fact, given));
        }
    }
}
