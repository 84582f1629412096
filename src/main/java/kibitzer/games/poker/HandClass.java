package kibitzer.games.poker;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a poker hand is called, lowest first as the standard game ranks it (Culbertson p. 56). */
public enum HandClass {
    NO_PAIR("no-pair"),
    PAIR("pair"),
    TWO_PAIRS("two-pairs"),
    THREE_OF_A_KIND("three-of-a-kind"),
    STRAIGHT("straight"),
    FLUSH("flush"),
    FULL_HOUSE("full-house"),
    FOUR_OF_A_KIND("four-of-a-kind"),
    STRAIGHT_FLUSH("straight-flush"),
    /** Only where some card is wild. */
    FIVE_OF_A_KIND("five-of-a-kind"),
    /** Told apart from other straight flushes only where it beats five of a kind. */
    ROYAL_FLUSH("royal-flush");

    /** The nine classes of a game without wild cards, highest first. */
    public static final List<HandClass> WITHOUT_WILD_CARDS =
            Stream.of(values()).limit(9).toList().reversed();

    /** Those and five of a kind, highest first. */
    static final List<HandClass> WITH_A_WILD_CARD =
            Stream.of(values()).limit(10).toList().reversed();

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
            case PAIR, STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH, ROYAL_FLUSH -> "a " + inWords();
            default -> inWords();
        };
    }

    /** "Full house": as it stands on a button. */
    public String label() {
        return inWords().substring(0, 1).toUpperCase(Locale.ROOT) + inWords().substring(1);
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
