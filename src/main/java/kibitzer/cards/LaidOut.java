package kibitzer.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A few cards and the way in which they lie, to make a picture of: "fan QS KH AH".
 *
 * @param cards from the left, in a trick in the order played; of a stock those face up beside it
 */
public record LaidOut(Way way, List<Card> cards) {
    private static final int MOST = 7;

    private static final String EXPECTED =
            "how up to " + MOST + " cards lie, and which: \"fan QS KH AH\"; they lie as one of "
                    + Arrays.stream(Way.values()).map(Way::word).collect(Collectors.joining(", "));

    /** How cards lie. */
    public enum Way {
        /** Spread in a hand. */
        FAN,
        /** Before the players, crosswise. */
        TRICK,
        /** Side by side on the table. */
        ROW,
        /** A pile face down, and what is turned up beside it. */
        STOCK;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public LaidOut {
        cards = List.copyOf(cards);
    }

    /** @throws BadNotation if it is not one of the ways, or too many cards or none lie so */
    public static LaidOut read(String text) {
        String[] parts = text.strip().split("\\s+", 2);
        Way way = Arrays.stream(Way.values())
                .filter(one -> one.word().equals(parts[0]))
                .findFirst()
                .orElseThrow(() -> new BadNotation(text, EXPECTED));
        List<Card> cards = parts.length == 1 ? List.of() : CardNotation.readList(parts[1]);
        if (cards.size() > MOST || (cards.isEmpty() && way != Way.STOCK)) {
            throw new BadNotation(text, EXPECTED);
        }
        return new LaidOut(way, cards);
    }
}
