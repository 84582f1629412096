package kibitzer.conventions.poker.play;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Rank;

/** What a pot must be opened on (Culbertson pp. 59-70). */
public enum Opening {
    JACKS("a pair of jacks or better", Optional.of(Rank.JACK)),
    QUEENS("a pair of queens or better", Optional.of(Rank.QUEEN)),
    KINGS("a pair of kings or better", Optional.of(Rank.KING)),
    ACES("a pair of aces or better", Optional.of(Rank.ACE)),
    /** Jacks, or four cards of a suit. */
    FOUR_FLUSH("a pair of jacks or better, or a four-flush", Optional.of(Rank.JACK)),
    /** Jacks, or four cards of a suit or in sequence. */
    BOBTAIL("a pair of jacks or better, a four-flush or four in sequence", Optional.of(Rank.JACK)),
    ANYTHING("anything", Optional.empty()),
    /** Blind and straddle stand before the cards are seen; who passes is out. */
    BLIND("anything, the blind and the straddle standing", Optional.empty());

    private final String inWords;
    private final Optional<Rank> pair;

    Opening(String inWords, Optional<Rank> pair) {
        this.inWords = inWords;
        this.pair = pair;
    }

    /** "four-flush". */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String inWords() {
        return inWords;
    }

    /** The lowest pair that opens; empty where any hand does. */
    public Optional<Rank> pair() {
        return pair;
    }

    /** @throws IllegalArgumentException if there is no such word */
    public static Opening named(String word) {
        return Stream.of(values())
                .filter(opening -> opening.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("opening " + word));
    }
}
