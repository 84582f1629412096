package kibitzer.decisions.poker.table;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Cards that belong together in what is kept at the draw.
 *
 * @param cards two or more
 * @param words "three eights"
 */
record CardGroup(CardSet cards, String words) {
    private static final int FLUSH_FROM = 4;

    /** The most natural cards of one rank, the higher of two pairs; or, where no two are alike, four or five of a suit or to a straight. */
    static Optional<CardGroup> in(CardSet kept, CardSet wild) {
        CardSet natural = kept.minus(wild);
        Optional<CardGroup> alike = natural.stream()
                .map(Card::rank)
                .distinct()
                .map(natural::of)
                .filter(same -> same.size() > 1)
                .max(Comparator.comparingInt(CardSet::size))
                .map(same -> new CardGroup(
                        same, number(same.size()) + same.first().rank().plural()));
        Optional<CardGroup> suited = Stream.of(Suit.values())
                .map(natural::in)
                .filter(suit -> suit.size() >= FLUSH_FROM)
                .findFirst()
                .map(suit -> new CardGroup(
                        suit,
                        "the " + (suit.size() == FLUSH_FROM ? "four " : "five ")
                                + suit.first().suit().plural()));
        // Four kept without a pair or a flush among them, or three beside a wild card, want one more to a straight or
        // flush.
        Optional<CardGroup> drawn = Optional.of(kept)
                .filter(four -> four.size() == FLUSH_FROM)
                .map(four -> new CardGroup(
                        four,
                        "the four cards to a "
                                + (!isOfOneSuit(natural)
                                        ? "straight, "
                                        : isTenOrHigher(natural) ? "royal flush, " : "flush, ")
                                + CardNotation.write(four)));
        return wild.isDisjoint(kept)
                ? alike.or(() -> suited).or(() -> drawn)
                : alike.filter(pair -> kept.size() == FLUSH_FROM).or(() -> drawn);
    }

    private static boolean isOfOneSuit(CardSet cards) {
        return cards.stream().map(Card::suit).distinct().count() == 1;
    }

    private static boolean isTenOrHigher(CardSet cards) {
        return cards.stream().allMatch(card -> card.rank().isAtLeast(Rank.TEN));
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
