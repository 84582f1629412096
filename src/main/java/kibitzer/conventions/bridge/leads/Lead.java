package kibitzer.conventions.bridge.leads;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;

/**
 * One cell of a table of leads: "K, then J", "A†", "Fourth best".
 *
 * @param led the card led
 * @param then the card that follows it, where the table names one
 * @param usuallyPoor the dagger: usually not a good lead at this contract
 */
record Lead(LedCard led, Optional<Rank> then, boolean usuallyPoor) {
    private static final String DAGGER = "†";
    private static final String THEN = ", then ";

    /** Reads a cell. */
    static Lead of(String cell) {
        String plain = cell.replace(DAGGER, "");
        int comma = plain.indexOf(THEN);
        String first = comma < 0 ? plain : plain.substring(0, comma);
        Optional<Rank> then = comma < 0
                ? Optional.empty()
                : Optional.of(CardNotation.readRank(plain.substring(comma + THEN.length())));
        return new Lead(led(first), then, cell.endsWith(DAGGER));
    }

    private static LedCard led(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "fourth best" -> LedCard.Counted.FOURTH_BEST;
            case "highest", "high card" -> LedCard.Counted.HIGHEST;
            case "lowest" -> LedCard.Counted.LOWEST;
            default -> new LedCard.Named(CardNotation.readRank(text));
        };
    }

    /** "the king and then the jack". */
    String inWords() {
        return led.inWords() + then.map(rank -> " and then the " + rank.word()).orElse("");
    }
}
