package kibitzer.conventions.poker;

import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Rank;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;

/**
 * What a draw is to end in. A class is meant exactly, as the book's table means it: "two pairs" is not a full house,
 * "flush" not a straight flush.
 */
public sealed interface DrawTarget {

    /** Its canonical word: "full-house", "two-pairs-or-better", "any". */
    String word();

    /** "a full house", "any improvement". */
    String inWords();

    /** Tells of each strength the draw may end in whether it is what is wanted. */
    IntPredicate reachedBy(Draw draw);

    /** This class and no other. */
    record Exactly(HandClass handClass) implements DrawTarget {
        @Override
        public String word() {
            return handClass.word();
        }

        @Override
        public String inWords() {
            return handClass.withArticle();
        }

        @Override
        public IntPredicate reachedBy(Draw draw) {
            return strength -> HandValue.classOf(strength) == handClass;
        }
    }

    /** This class or a better one. */
    record OrBetter(HandClass handClass) implements DrawTarget {
        @Override
        public String word() {
            return handClass.word() + SUFFIX;
        }

        @Override
        public String inWords() {
            return handClass.withArticle() + " or better";
        }

        @Override
        public IntPredicate reachedBy(Draw draw) {
            return strength -> HandValue.classOf(strength).isAtLeast(handClass);
        }
    }

    /** The targets of the table that are no class. */
    enum Named implements DrawTarget {
        /**
         * A better class than the kept cards make; of four cards to a straight or a flush, only a straight or better,
         * for so the table counts.
         */
        ANY("any improvement") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                HandClass least = DrawHolding.of(draw.keep()).wantsStraightOrFlush()
                        ? HandClass.THREE_OF_A_KIND
                        : draw.keptClass();
                return strength -> HandValue.classOf(strength).beats(least);
            }
        },
        STRAIGHT_OR_FLUSH("a straight, a flush or both") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                return strength -> switch (HandValue.classOf(strength)) {
                    case STRAIGHT, FLUSH, STRAIGHT_FLUSH -> true;
                    default -> false;
                };
            }
        },
        ACES_UP("two pairs with aces") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                return strength -> isTwoPairsWithAces(new HandValue(strength));
            }
        },
        ACES_UP_OR_BETTER("two pairs with aces or better") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                return strength -> HandValue.classOf(strength).beats(HandClass.TWO_PAIRS)
                        || isTwoPairsWithAces(new HandValue(strength));
            }
        },
        PAIR_OF_ACES("a pair of aces") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                return strength -> HandValue.classOf(strength) == HandClass.PAIR && hasAces(new HandValue(strength));
            }
        },
        ANOTHER_ACE("two aces or more in the hand") {
            @Override
            public IntPredicate reachedBy(Draw draw) {
                return strength -> switch (HandValue.classOf(strength)) {
                    case PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND -> hasAces(new HandValue(strength));
                    case FULL_HOUSE -> hasAces(new HandValue(strength)) || new HandValue(strength).nextHas(Rank.ACE);
                    default -> false;
                };
            }
        };

        private final String inWords;

        Named(String inWords) {
            this.inWords = inWords;
        }

        @Override
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        @Override
        public String inWords() {
            return inWords;
        }

        private static boolean isTwoPairsWithAces(HandValue value) {
            return value.handClass() == HandClass.TWO_PAIRS && hasAces(value);
        }

        private static boolean hasAces(HandValue value) {
            return value.firstHas(Rank.ACE);
        }
    }

    String SUFFIX = "-or-better";

    /** What may be written for a target. */
    String EXPECTED = Stream.concat(
                    Stream.of(Named.values()).map(DrawTarget::word),
                    HandClass.WITHOUT_WILD_CARDS.stream().map(HandClass::word))
            .collect(Collectors.joining(", ", "one of ", ", or a class with \"or better\" (two-pairs-or-better)"));

    static DrawTarget exactly(HandClass handClass) {
        return new Exactly(handClass);
    }

    /**
     * Reads "full-house", "Full house", "two pair or better", "any improvement", "another flush".
     *
     * @throws BadNotation for anything else, with {@link #EXPECTED}
     */
    static DrawTarget of(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
        if (word.equals("any-improvement")) {
            return Named.ANY;
        }
        for (Named named : Named.values()) {
            if (named.word().equals(word)) {
                return named;
            }
        }
        boolean orBetter = word.endsWith(SUFFIX);
        String bare = (orBetter ? word.substring(0, word.length() - SUFFIX.length()) : word)
                .replaceFirst("^(a|any|another)-", "");
        return HandClass.named(bare)
                .filter(HandClass.WITHOUT_WILD_CARDS::contains)
                .<DrawTarget>map(handClass -> orBetter ? new OrBetter(handClass) : new Exactly(handClass))
                .orElseThrow(() -> new BadNotation(text, EXPECTED));
    }
}
