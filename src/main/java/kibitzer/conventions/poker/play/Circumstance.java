package kibitzer.conventions.poker.play;

import java.util.Locale;
import java.util.stream.Stream;

/** Something the books take into account that is not seen in cards, seats or chips. */
public enum Circumstance {
    NEVER_OPENS_EARLY("you are known never to open in first or second seat"),
    ANOTHER_WILL_OPEN("another player is fairly sure to open"),
    LOW_LIMIT("the limit is low"),
    HIGHER_TWO_PAIRS("an opponent is known to hold two higher pairs"),
    BETTOR_BLUFFS("you judge the first bettor to bluff"),
    ANTE_IS_WEAK("the ante seems weak");

    private final String inWords;

    Circumstance(String inWords) {
        this.inWords = inWords;
    }

    /** "never-opens-early". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String inWords() {
        return inWords;
    }

    /** @throws IllegalArgumentException if there is no such word */
    public static Circumstance named(String word) {
        return Stream.of(values())
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("circumstance " + word));
    }
}
