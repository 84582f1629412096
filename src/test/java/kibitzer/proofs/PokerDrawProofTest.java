package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.poker.EveryHand;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.NaiveClassifier;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.games.poker.odds.OpponentsDraw;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables 7 and 8 of poker: every draw from the 47 cards not seen, named by sorting and looking. */
class PokerDrawProofTest {
    private static final ComputedTable TABLE_SEVEN = ComputedTable.shipped(OpponentsDraw.TABLE);

    /** How many draws to these cards end so. */
    private static long draws(String keep, String thrown, BiPredicate<HandClass, CardSet> wanted) {
        CardSet kept = CardSet.of(keep);
        CardSet unseen = CardSet.FULL_PACK.minus(kept).minus(CardSet.of(thrown));
        long[] found = new long[1];
        EveryHand.of(unseen, 5 - kept.size(), drawn -> {
            CardSet hand = kept.union(new CardSet(drawn));
            found[0] += wanted.test(named(hand), hand) ? 1 : 0;
        });
        return found[0];
    }

    private static HandClass named(CardSet hand) {
        int[] ranks = new int[5];
        int[] suits = new int[5];
        int at = 0;
        for (Card card : hand) {
            ranks[at] = NaiveClassifier.rank(card);
            suits[at++] = card.suit().ordinal();
        }
        return NaiveClassifier.classify(ranks, suits);
    }

    private static String against(long favourable, double all, int decimals) {
        return decimals((all - favourable) / favourable, decimals);
    }

    private static long toAPair(HandClass handClass) {
        return draws("8S 8H", "KD 5C 3S", (made, hand) -> made == handClass);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "draw-poker.e01, three-of-a-kind, 0.0006",
        "draw-poker.e02, full-house, 0.0006",
        "draw-poker.e03, four-of-a-kind, 0.0006",
        "draw-poker.e04, any, 0.0006",
        "draw-poker.e10, two-pairs, 0.0006"
    })
    @Proves({"draw-poker.e01", "draw-poker.e02", "draw-poker.e03", "draw-poker.e04", "draw-poker.e10"})
    void tableSevenRunsHigh(String id, String line, double rounding) {
        long favourable = line.equals("any")
                ? draws("8S 8H", "KD 5C 3S", (made, hand) -> made.beats(HandClass.PAIR))
                : toAPair(HandClass.named(line).orElseThrow());
        double one = favourable / 16_215.0;
        List<Double> independent = Finding.of(id).figuresAfter("");
        IntStream.rangeClosed(1, 6)
                .forEach(opponents -> assertThat(independent.get(opponents - 1))
                        .isCloseTo(1 - Math.pow(1 - one, opponents), within(rounding)));
        List<Double> together = Finding.of(id).figuresAfter("natural pair each");
        IntStream.rangeClosed(2, 6)
                .forEach(opponents -> assertThat(together.get(opponents - 2))
                        .isCloseTo(
                                TABLE_SEVEN.cell(line, opponents).orElseThrow().chance(), within(rounding)));
    }

    @Test
    @Proves("draw-poker.e05")
    void threeToAPairMakeTwoPairs() {
        long twoPairs = toAPair(HandClass.TWO_PAIRS);
        assertThat(twoPairs).isEqualTo(2_592);
        Finding.of("draw-poker.e05").says("true " + against(twoPairs, 16_215, 2));
    }

    @Test
    @Proves("draw-poker.e06")
    void threeRowsOfTableEightAreRoundedDown() {
        long straight = draws("TH 9H 8H 7H", "2S", (made, hand) -> made == HandClass.STRAIGHT);
        long oneEnd = draws("AC KC QC JC", "2S", (made, hand) -> made == HandClass.STRAIGHT);
        long twoPairs = draws("AS", "KD 9H 6C 3S", (made, hand) -> made.isAtLeast(HandClass.TWO_PAIRS));
        Finding.of("draw-poker.e06")
                .says(against(straight, 47, 2) + ", " + against(oneEnd, 47, 2) + " and "
                        + against(twoPairs, 178_365, 2))
                .says("trips " + against(toAPair(HandClass.THREE_OF_A_KIND), 16_215, 2));
    }

    @Test
    @Proves("draw-poker.e07")
    void anotherFlushIsFortyToSeven() {
        long flush = draws("TH 9H 8H 7H", "2S", (made, hand) -> made == HandClass.FLUSH);
        Finding.of("draw-poker.e07").says(against(flush, 47, 2) + " to 1 (" + (47 - flush) + " to " + flush + ")");
    }

    @Test
    @Proves("draw-poker.e08")
    void onePairOfAcesIsRarerThanOneMoreAce() {
        long more = draws("AS", "KD 9H 6C 3S", (made, hand) -> hand.of(Rank.ACE).size() >= 2);
        long pair = draws(
                "AS",
                "KD 9H 6C 3S",
                (made, hand) -> made == HandClass.PAIR && hand.of(Rank.ACE).size() == 2);
        Finding.of("draw-poker.e08")
                .says(against(more, 178_365, 2) + " to 1 for at least one more ace")
                .says("exactly a pair of aces is " + against(pair, 178_365, 2));
    }

    @Test
    @Proves("draw-poker.e09")
    void acesUpAloneAreFarRarerThanPrinted() {
        long acesUp = draws("AS", "KD 9H 6C 3S", PokerDrawProofTest::isAcesUp);
        long better = draws(
                "AS",
                "KD 9H 6C 3S",
                (made, hand) -> isAcesUp(made, hand)
                        || made == HandClass.THREE_OF_A_KIND
                        || made == HandClass.FULL_HOUSE
                        || made == HandClass.FOUR_OF_A_KIND);
        Finding.of("draw-poker.e09")
                .says(against(better, 178_365, 1) + " to 1 for aces up or better")
                .says("aces up exactly is " + against(acesUp, 178_365, 1));
        assertThat(acesUp).isEqualTo(7_236);
    }

    private static boolean isAcesUp(HandClass made, CardSet hand) {
        return made == HandClass.TWO_PAIRS && hand.of(Rank.ACE).size() == 2;
    }
}
