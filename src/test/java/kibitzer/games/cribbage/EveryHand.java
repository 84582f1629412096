package kibitzer.games.cribbage;

import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/** Every hand of four with every starter, counted. */
public final class EveryHand {
    private static final int MOST = 29;

    private EveryHand() {}

    /** How many of the 12,994,800 count so many points, by points; all processors take part. */
    public static long[] counted() {
        return IntStream.range(0, Card.ALL.size())
                .parallel()
                .mapToObj(EveryHand::withHighest)
                .reduce(new long[MOST + 1], EveryHand::sum);
    }

    private static long[] withHighest(int a) {
        long[] found = new long[MOST + 1];
        CardSet one = CardSet.of(Card.ALL.get(a));
        for (int b = 0; b < a; b++) {
            CardSet two = one.with(Card.ALL.get(b));
            for (int c = 0; c < b; c++) {
                CardSet three = two.with(Card.ALL.get(c));
                for (int d = 0; d < c; d++) {
                    CardSet hand = three.with(Card.ALL.get(d));
                    for (Card starter : Card.ALL) {
                        if (!hand.contains(starter)) {
                            found[HandPoints.of(hand, starter, false)]++;
                        }
                    }
                }
            }
        }
        return found;
    }

    private static long[] sum(long[] one, long[] other) {
        long[] sum = new long[MOST + 1];
        for (int points = 0; points <= MOST; points++) {
            sum[points] = one[points] + other[points];
        }
        return sum;
    }
}
