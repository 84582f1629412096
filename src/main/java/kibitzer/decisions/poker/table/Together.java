package kibitzer.decisions.poker.table;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * Cards that belong together in what is kept at the draw.
 *
 * @param cards two or more
 * @param words "three eights"
 */
record Together(CardSet cards, String words) {
    private static final int FLUSH_FROM = 4;

    /** The most cards of one rank, the higher of two pairs; or, where no two are alike, four or five of a suit. */
    static Optional<Together> in(CardSet kept) {
        Optional<Together> alike = kept.stream()
                .map(Card::rank)
                .distinct()
                .map(kept::of)
                .filter(same -> same.size() > 1)
                .max(Comparator.comparingInt(CardSet::size))
                .map(same -> new Together(
                        same, number(same.size()) + same.first().rank().plural()));
        Optional<Together> suited = Stream.of(Suit.values())
                .map(kept::in)
                .filter(suit -> suit.size() >= FLUSH_FROM)
                .findFirst()
                .map(suit -> new Together(
                        suit,
                        "the " + (suit.size() == FLUSH_FROM ? "four " : "five ")
                                + suit.first().suit().plural()));
        return alike.or(() -> suited);
    }

    boolean isBrokenBy(CardSet thrown) {
        return !cards.isDisjoint(thrown);
    }

    private static String number(int size) {
        return switch (size) {
            case 2 -> "a pair of ";
            case 3 -> "three ";
            default -> "four ";
        };
    }
}
