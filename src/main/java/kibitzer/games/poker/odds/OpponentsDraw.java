package kibitzer.games.poker.odds;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;
import kibitzer.odds.Fraction;

/**
 * Table 7 (Culbertson p. 110): the chance that some opponent improved, each having drawn three cards to a pair.
 *
 * <p>One opponent's draws are counted. Of several, hands are dealt and kept where each is a pair and no more; then each
 * draws three from what is left of the pack.
 */
public final class OpponentsDraw {
    /** The id of the table in the syllabus. */
    public static final String TABLE = "poker-table-07-opponent-improved";

    public static final int MOST_OPPONENTS = 6;

    /** The lines of the table. */
    public enum Line {
        TWO_PAIRS("two-pairs", handClass -> handClass == HandClass.TWO_PAIRS),
        THREE_OF_A_KIND("three-of-a-kind", handClass -> handClass == HandClass.THREE_OF_A_KIND),
        FULL_HOUSE("full-house", handClass -> handClass == HandClass.FULL_HOUSE),
        FOUR_OF_A_KIND("four-of-a-kind", handClass -> handClass == HandClass.FOUR_OF_A_KIND),
        ANY("any", handClass -> handClass.beats(HandClass.PAIR));

        private final String word;
        private final Predicate<HandClass> made;

        Line(String word, Predicate<HandClass> made) {
            this.word = word;
            this.made = made;
        }

        /** "two-pairs", "any". */
        public String word() {
            return word;
        }

        private boolean isMadeBy(int strength) {
            return made.test(HandValue.classOf(strength));
        }
    }

    private static final Ranking RANKING = PokerForm.STANDARD.ranking();
    /** Any pair and any three odd cards give the same: no straight or flush holds a pair. */
    private static final Draw THREE_TO_A_PAIR = new Draw(CardSet.of("8S 8H"), CardSet.of("KD 5C 3S"));

    private OpponentsDraw() {}

    /** The exact chance of one opponent. */
    public static Fraction byOne(Line line) {
        IntPredicate wanted = line::isMadeBy;
        return THREE_TO_A_PAIR.chance(wanted);
    }

    /**
     * How often one of so many opponents made each line's hand, in so many deals.
     *
     * @param opponents 1 to {@link #MOST_OPPONENTS}
     * @return one tally for each line
     */
    public static List<Tally> simulated(int opponents, long deals, Seed seed) {
        RandomDeal pack = new RandomDeal(CardSet.FULL_PACK, seed.chance());
        long[] hits = new long[Line.values().length];
        long[] pairs = new long[opponents];
        for (long deal = 0; deal < deals; deal++) {
            dealPairs(pack, pairs);
            int made = 0;
            for (long hand : pairs) {
                int strength = RANKING.strength(pairOf(hand) | pack.deal(3, 0));
                for (Line line : LINES) {
                    made |= line.isMadeBy(strength) ? 1 << line.ordinal() : 0;
                }
            }
            for (int line = 0; line < hits.length; line++) {
                hits[line] += made >>> line & 1;
            }
        }
        return Arrays.stream(hits).mapToObj(hit -> new Tally(hit, deals)).toList();
    }

    private static final Line[] LINES = Line.values();

    private static void dealPairs(RandomDeal pack, long[] pairs) {
        int dealt = 0;
        while (dealt < pairs.length) {
            if (dealt == 0) {
                pack.shuffle();
            }
            long hand = pack.deal(5, 0);
            boolean isPair = HandValue.classOf(RANKING.strength(hand)) == HandClass.PAIR;
            pairs[dealt] = hand;
            // If one is no pair, all are dealt again: else the pairs dealt later would not be as likely as they are.
            dealt = isPair ? dealt + 1 : 0;
        }
    }

    /** The two cards of one rank. */
    private static long pairOf(long hand) {
        long ranks = 0;
        long twice = 0;
        for (int suit = 0; suit < 64; suit += 16) {
            long here = hand >>> suit & 0x1FFF;
            twice |= ranks & here;
            ranks |= here;
        }
        return hand & twice * 0x0001_0001_0001_0001L;
    }
}
