package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.games.poker.odds.FirstHand;
import kibitzer.games.poker.odds.HighInFirstFive;
import kibitzer.games.poker.odds.HoleCard;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables 6 and 9 of poker, and what the text says of being high: counted against one opponent, dealt against more. */
@Execution(ExecutionMode.CONCURRENT)
class PokerHighProofTest {
    private static final ComputedTable TABLE_SIX = ComputedTable.shipped(HighInFirstFive.TABLE);

    private static double high(String line, int opponents) {
        return TABLE_SIX.cell(line, opponents).orElseThrow().chance();
    }

    private static double pair(Rank rank) {
        return HighInFirstFive.againstOne(FirstHand.pairOf(rank)).toDouble();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource({
        "poker.e04, '', three-of-a-kind, 7",
        "poker.e05, '', two-pairs, 7",
        "poker.e06, '', pair-of-aces, 7",
        "poker.e07, 'close to the truth (', pair-of-kings, 7",
        "poker.e09, 'queens', pair-of-queens, 7",
        "poker.e09, 'jacks', pair-of-jacks, 7",
        "poker.e09, 'tens', pair-of-tens, 3",
        "poker.e09, 'nines', pair-of-nines, 3",
        "poker.e09, 'eights', pair-of-eights, 2",
        "poker.e09, 'sevens', pair-of-sevens, 2",
        "poker.e09, 'sixes', pair-of-sixes, 2",
        "poker.e09, 'fives', pair-of-fives, 2",
        "poker.e09, 'fours', pair-of-fours, 2",
        "poker.e09, 'threes', pair-of-threes, 2",
        "poker.e09, 'twos', pair-of-twos, 2"
    })
    @Proves({"poker.e04", "poker.e05", "poker.e06", "poker.e07", "poker.e09"})
    void tableSixIsOffInTheseRows(String id, String after, String line, int opponents) {
        List<Double> said = Finding.of(id).figuresAfter(after).subList(0, opponents);
        for (int i = 0; i < opponents; i++) {
            assertThat(said.get(i)).as("against %d", i + 1).isCloseTo(high(line, i + 1), within(0.00075));
        }
    }

    /** By the book's own method p is raised to a power: aces .891, kings .859, queens .826 against one. */
    @Test
    @Proves("poker.e08")
    void queensAgainstThreeAreReadAsPointFiftySix() {
        double below = shareBelow(Rank.QUEEN);
        assertThat(below).isCloseTo(0.826, within(0.0005));
        Finding.of("poker.e08")
                .says(
                        decimals(Math.pow(below, 3), 2).substring(1),
                        decimals(high("pair-of-queens", 3), 3).substring(1));
    }

    /** The share of all hands that are lower than any pair of this rank. */
    private static double shareBelow(Rank rank) {
        return (1_302_540 + 84_480.0 * rank.ordinal()) / 2_598_960;
    }

    @Test
    void theBooksMethodExplainsKingsAndQueens() {
        assertThat(shareBelow(Rank.KING)).isCloseTo(0.859, within(0.0005));
        assertThat(shareBelow(Rank.ACE)).isCloseTo(0.891, within(0.0005));
    }

    /** Ace-king high: counted over every kicker and every hand of the other. */
    @Test
    @Proves({"straight-poker.e02", "blind-opening.e01"})
    void aceKingHighIsBelowEven() {
        FirstHand aceKing = FirstHand.ALL.getLast();
        String percent = decimals(100 * HighInFirstFive.againstOne(aceKing).toDouble(), 1);
        Finding.of("straight-poker.e02").says(percent + " per cent", "(" + decimals(100 * aceKingQueenJack(), 1) + ")");
        Finding.of("blind-opening.e01").says(percent + " per cent, below even");
    }

    private static double aceKingQueenJack() {
        long[] lowerAndAll = new long[2];
        for (Card king : CardSet.FULL_PACK.of(Rank.KING)) {
            for (Card queen : CardSet.FULL_PACK.of(Rank.QUEEN)) {
                for (Card jack : CardSet.FULL_PACK.of(Rank.JACK)) {
                    CardSet four = CardSet.of(Card.of(Rank.ACE, Suit.SPADES), king, queen, jack);
                    CardSet.FULL_PACK.stream()
                            .filter(kicker -> Rank.TEN.isHigherThan(kicker.rank()))
                            .map(four::with)
                            .filter(hand -> hand.length(Suit.SPADES) < 5)
                            .forEach(hand -> compare(hand, lowerAndAll));
                }
            }
        }
        return Fraction.of(lowerAndAll[0], lowerAndAll[1]).toDouble();
    }

    private static void compare(CardSet hand, long[] lowerAndAll) {
        int mine = PokerForm.STANDARD.value(hand).strength();
        new Draw(CardSet.EMPTY, hand).forEachOutcome((theirs, ways) -> {
            lowerAndAll[0] += theirs < mine ? ways : 0;
            lowerAndAll[1] += ways;
        });
    }

    @Test
    @Proves("straight-poker.e03")
    void eightsAgainstTwoAreAShadeOverHalf() {
        Finding.of("straight-poker.e03").says(decimals(100 * high("pair-of-eights", 2), 1));
        assertThat(high("pair-of-eights", 2)).isGreaterThan(0.5);
    }

    @Test
    @Proves({"blind-opening.e02", "blind-opening.e03"})
    void tensAgainstThreeAreBelowEven() {
        Finding.of("blind-opening.e02")
                .says(
                        decimals(high("pair-of-aces", 6), 3).substring(1),
                        decimals(high("pair-of-tens", 3), 3).substring(1));
        Finding.of("blind-opening.e03")
                .says(
                        "three " + decimals(100 * high("pair-of-tens", 3), 1),
                        "(" + decimals(100 * high("pair-of-jacks", 3), 1) + ")",
                        "two " + decimals(100 * high("pair-of-tens", 2), 1));
        assertThat(high("pair-of-tens", 3)).isLessThan(0.5);
        assertThat(high("pair-of-jacks", 3)).isGreaterThan(0.5);
    }

    /** Against every hand of jacks or better that one opener can hold. */
    @Test
    @Proves("jackpots.e01")
    void kingsAreNoEvenChanceAgainstAnOpener() {
        Finding.of("jackpots.e01")
                .says(
                        "kings are high " + opener(Rank.KING) + " per cent",
                        "queens " + opener(Rank.QUEEN),
                        "aces (" + opener(Rank.ACE) + ")");
    }

    private static String opener(Rank rank) {
        Ranking ranking = PokerForm.STANDARD.ranking();
        int least = ranking.strength(CardSet.of("JS JH 4D 3C 2S").bits());
        long[] lowerAndAll = new long[2];
        FirstHand.pairOf(rank).forEach(hand -> {
            int strength = ranking.strength(hand.bits());
            new Draw(CardSet.EMPTY, hand).forEachOutcome((theirs, ways) -> {
                if (theirs >= least) {
                    lowerAndAll[0] += theirs < strength ? ways : 0;
                    lowerAndAll[1] += ways;
                }
            });
        });
        return decimals(100.0 * lowerAndAll[0] / lowerAndAll[1], 1);
    }

    @Test
    void aPairBeatsOneOpponentAsOftenAsTheTableSays() {
        assertThat(high("pair-of-sixes", 1)).isCloseTo(pair(Rank.SIX), within(1e-9));
    }

    /** None of so many hole cards is as high: of 51 unseen cards those lower, chosen without order. */
    @Test
    @Proves("stud-poker.e01")
    void tableNineRunsHighFromFourOpponentsOn() {
        Finding finding = Finding.of("stud-poker.e01");
        for (Rank rank : HoleCard.RANKS) {
            int asHigh = 4 * (Rank.ACE.ordinal() - rank.ordinal()) + 3;
            List<Double> said = finding.figuresAfter(rank.word());
            IntStream.rangeClosed(1, 8).forEach(opponents -> {
                double lower = Finding.choose(51 - asHigh, opponents) / Finding.choose(51, opponents);
                assertThat(HoleCard.isHigh(rank, opponents).toDouble()).isCloseTo(lower, within(1e-12));
                assertThat(said.get(opponents - 1)).isCloseTo(lower, within(0.00051));
            });
        }
    }

    /** Each pot is won by any player alike; the pot is his who first wins two. */
    @Test
    @Proves("pots-to-be-won-twice.e01")
    void theFirstWinnerHasLessThanTwoThirds() {
        Finding.of("pots-to-be-won-twice.e01")
                .says(percent(3, 1) + " per cent with three equal players")
                .says(percent(4, 1) + " with four", percent(7, 1) + " with seven")
                .says("(" + percent(3, 2) + " each with three)");
    }

    private static String percent(int players, int withOne) {
        return decimals(100 * twice(players, withOne), 0);
    }

    /** The chance of one who has won a pot, when so many players have won one. */
    private static double twice(int players, int withOne) {
        if (withOne == players) {
            return 1.0 / players;
        }
        return 1.0 / players + (double) (players - withOne) / players * twice(players, withOne + 1);
    }
}
