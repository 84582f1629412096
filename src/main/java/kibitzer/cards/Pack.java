package kibitzer.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cards a game is played with, in written order; a card may stand in it twice (two packs shuffled together).
 *
 * @param cards every card of the pack
 */
public record Pack(List<Card> cards) {
    /** The 52 cards of whist, bridge and gin. */
    public static final Pack FULL = new Pack(Card.ALL);

    /** 36 cards, sixes lowest. */
    public static final Pack FROM_SIXES = from(Rank.SIX);

    /** 32 cards, sevens lowest: piquet, ecarte, skat. */
    public static final Pack PIQUET = from(Rank.SEVEN);

    /** 40 cards, without eights, nines and tens. */
    public static final Pack FORTY = new Pack(Card.ALL.stream()
            .filter(card -> card.rank().isHigherThan(Rank.TEN) || card.rank().compareTo(Rank.EIGHT) < 0)
            .toList());

    /** 53 cards: the full pack and one joker. */
    public static final Pack WITH_JOKER = FULL.plus(Card.JOKER);

    public Pack {
        cards = List.copyOf(cards);
    }

    private static Pack from(Rank lowest) {
        return new Pack(
                Card.ALL.stream().filter(card -> card.rank().isAtLeast(lowest)).toList());
    }

    public int size() {
        return cards.size();
    }

    public Pack plus(Card card) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return new Pack(more);
    }

    /** This pack {@code times} over, shuffled as one. */
    public Pack times(int times) {
        return new Pack(IntStream.range(0, times)
                .mapToObj(i -> cards)
                .flatMap(List::stream)
                .toList());
    }

    /** The cards in the order of a fair shuffle: the same for the same seed, on every machine. */
    public List<Card> shuffled(Seed seed) {
        List<Card> shuffled = new ArrayList<>(cards);
        Chance chance = seed.chance();
        for (int left = shuffled.size(); left > 1; left--) {
            Collections.swap(shuffled, left - 1, chance.below(left));
        }
        return List.copyOf(shuffled);
    }
}
