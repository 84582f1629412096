package kibitzer.games.poker;

import java.util.function.LongConsumer;
import kibitzer.cards.CardSet;

/** Lists every hand that can be dealt from a pack, one after another. */
public final class EveryHand {
    private EveryHand() {}

    public static void of(CardSet pack, int size, LongConsumer hands) {
        long[] cards = pack.stream().mapToLong(card -> CardSet.of(card).bits()).toArray();
        from(cards, 0, size, 0, hands);
    }

    private static void from(long[] cards, int from, int size, long held, LongConsumer hands) {
        if (size == 0) {
            hands.accept(held);
            return;
        }
        for (int i = from; i <= cards.length - size; i++) {
            from(cards, i + 1, size - 1, held | cards[i], hands);
        }
    }
}
