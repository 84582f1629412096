package kibitzer.cards;

import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A bridge hand in four groups of ranks, spades, hearts, diamonds, clubs: "AKJ54.KQ3.72.854", "AKQJT98765432...",
 * "-.AKQ32.AKQ32.432" with "-" allowed for a void.
 */
public final class PbnHand {
    private static final String EXPECTED =
            "four groups of ranks S.H.D.C with dots between, such as AKJ54.KQ3.72.854 (\"-\" or nothing for a void)";

    private PbnHand() {}

    /**
     * Reads a hand of any number of cards.
     *
     * @throws BadNotation if there are not four groups, or a rank is unknown or stands twice in a suit
     */
    public static CardSet read(String text) {
        String[] groups =
                text.strip().toUpperCase(Locale.ROOT).replace("10", "T").split("\\.", -1);
        if (groups.length != 4) {
            throw new BadNotation(text, EXPECTED);
        }
        CardSet hand = CardSet.EMPTY;
        for (int i = 0; i < 4; i++) {
            String group = groups[i].strip();
            hand = hand.union(group.equals("-") ? CardSet.EMPTY : holding(group, Suit.DOWNWARDS.get(i)));
        }
        return hand;
    }

    /** Reads the ranks held in one suit, "AKJ62". */
    public static CardSet holding(String ranks, Suit suit) {
        CardSet held = CardSet.EMPTY;
        for (char letter : ranks.strip().replace("10", "T").toCharArray()) {
            Card card = CardNotation.rank(letter)
                    .map(rank -> Card.of(rank, suit))
                    .orElseThrow(() -> new BadNotation(ranks, "ranks of one suit, such as AKJ62"));
            if (held.contains(card)) {
                throw BadNotation.because("the " + card.inWords() + " stands twice", "different cards");
            }
            held = held.with(card);
        }
        return held;
    }

    /** "AKJ54.KQ3.72.854", an empty group for a void. */
    public static String write(CardSet hand) {
        return Suit.DOWNWARDS.stream()
                .map(suit -> CardNotation.writeRanks(hand, suit))
                .collect(Collectors.joining("."));
    }
}
