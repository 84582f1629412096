package kibitzer.games.poker;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.wording.Sentence;

/**
 * What a poker hand is called, lowest first as games of five cards rank it: the standard classes (Culbertson p. 56) and,
 * where a form counts them, the special hands between.
 */
public enum HandClass {
    NO_PAIR("no-pair"),
    PAIR("pair"),
    /** Four of a suit, above a pair at New York stud alone (Culbertson p. 87). */
    FOUR_FLUSH("four-flush"),
    TWO_PAIRS("two-pairs"),
    /** Five court cards, the ace among them (Round Games p. 41). */
    BLAZE("blaze"),
    THREE_OF_A_KIND("three-of-a-kind"),
    /** Five alternate ranks, as 2 4 6 8 10 (Round Games p. 44). */
    SKIP_STRAIGHT("skip-straight"),
    STRAIGHT("straight"),
    /** Seven high, two low, no pair (Culbertson p. 71). */
    LITTLE_DOG("little-dog"),
    /** Ace high, nine low, no pair. */
    BIG_DOG("big-dog"),
    /** Eight high, three low, no pair. */
    LITTLE_CAT("little-cat"),
    /** King high, eight low, no pair. */
    BIG_CAT("big-cat"),
    FLUSH("flush"),
    FULL_HOUSE("full-house"),
    FOUR_OF_A_KIND("four-of-a-kind"),
    STRAIGHT_FLUSH("straight-flush"),
    /** Only where some card is wild. */
    FIVE_OF_A_KIND("five-of-a-kind"),
    /** Told apart from other straight flushes only where it beats five of a kind. */
    ROYAL_FLUSH("royal-flush"),
    /** A cat or dog of one suit, which some rank above everything (Culbertson p. 71). */
    CAT_OR_DOG_FLUSH("cat-or-dog-flush");

    /** The nine classes of a game without wild cards, highest first. */
    public static final List<HandClass> WITHOUT_WILD_CARDS = List.of(
            STRAIGHT_FLUSH, FOUR_OF_A_KIND, FULL_HOUSE, FLUSH, STRAIGHT, THREE_OF_A_KIND, TWO_PAIRS, PAIR, NO_PAIR);

    /** Those and five of a kind, highest first. */
    static final List<HandClass> WITH_A_WILD_CARD =
            downwards(Stream.concat(WITHOUT_WILD_CARDS.stream(), Stream.of(FIVE_OF_A_KIND)));

    /** Those and the royal flush, highest first. */
    static final List<HandClass> WITH_WILD_CARDS =
            downwards(Stream.concat(WITH_A_WILD_CARD.stream(), Stream.of(ROYAL_FLUSH)));

    /** All of them, highest first. */
    public static final List<HandClass> DOWNWARDS = List.of(values()).reversed();

    private final String word;

    HandClass(String word) {
        this.word = word;
    }

    /** "full-house". */
    public String word() {
        return word;
    }

    /** "full house". */
    public String inWords() {
        return word.replace('-', ' ');
    }

    /** "a full house", "three of a kind". */
    public String withArticle() {
        return switch (this) {
            case NO_PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> inWords();
            default -> "a " + inWords();
        };
    }

    /** "Full house": as it stands on a button. */
    public String label() {
        return Sentence.capital(inWords());
    }

    /** These classes as games of five cards rank them, highest first. */
    static List<HandClass> downwards(Stream<HandClass> classes) {
        return classes.distinct().sorted(Comparator.reverseOrder()).toList();
    }

    public boolean beats(HandClass other) {
        return compareTo(other) > 0;
    }

    public boolean isAtLeast(HandClass other) {
        return compareTo(other) >= 0;
    }

    /** Reads "full-house", "Full house"; also "two pair" and "one pair". */
    public static Optional<HandClass> named(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
        return switch (word) {
            case "two-pair" -> Optional.of(TWO_PAIRS);
            case "one-pair" -> Optional.of(PAIR);
            default ->
                Stream.of(values())
                        .filter(handClass -> handClass.word.equals(word))
                        .findFirst();
        };
    }
}
