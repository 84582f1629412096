package kibitzer.games.banking.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player and a dealer can expect from the cards they hold, against dealing every card of one pack one by one. */
class CoupsCardByCardTest {
    private static final double EXACT = 1e-9;

    /** The cards of a pack by what they count, some of them taken out. */
    private static List<Integer> without(int... gone) {
        List<Integer> cards = new ArrayList<>();
        for (int card = 0; card < 52; card++) {
            int rank = card % 13 + 1;
            cards.add(rank > 9 ? 0 : rank);
        }
        for (int count : gone) {
            cards.remove(Integer.valueOf(count));
        }
        return cards;
    }

    /** P. 375: a dealer with these two cards, after the player has drawn one or stood; naturals were shown before. */
    @ParameterizedTest(name = "{0} {1}, given {2}, draws: {3}, {4}")
    @CsvSource(delimiter = '|', textBlock = """
            0 | 3 | 9 | true  | 0.25
            0 | 3 | 9 | false | 0.25
            0 | 3 | 9 | false | 1
            1 | 4 | 4 | true  | 0
            1 | 4 | 4 | false | 1
            0 | 5 |   | true  | 0
            6 | 0 |   | false | 0.5
            9 | 6 |   | true  | 1
            """)
    void theDealersChancesAreThoseOfEveryHandAgainstHim(
            int one, int two, Integer given, boolean draws, double drawsOnFive) {
        List<Integer> cards = given == null ? without(one, two) : without(one, two, given);
        double[] ends = new double[3];
        for (int a = 0; a < cards.size(); a++) {
            for (int b = 0; b < cards.size(); b++) {
                int held = (cards.get(a) + cards.get(b)) % 10;
                double drew = held < 5 ? 1 : held == 5 ? drawsOnFive : 0;
                double weight = given == null ? 1 - drew : drew;
                if (a == b || held >= 8 || weight == 0) {
                    continue;
                }
                int player = given == null ? held : (held + given) % 10;
                for (int c = 0; c < cards.size(); c++) {
                    if (c != a && c != b) {
                        int dealer = (one + two + (draws ? cards.get(c) : 0)) % 10;
                        ends[1 + Integer.compare(dealer, player)] += weight;
                    }
                }
            }
        }
        OptionalInt card = given == null ? OptionalInt.empty() : OptionalInt.of(given);
        agree(new Coups(CoupShoe.packs(1), DealerTable.PRINTED, drawsOnFive).dealer(one, two, card, draws), ends);
    }

    /** P. 375: a player with two cards that count so, the dealer without a natural and playing as is printed. */
    @ParameterizedTest(name = "{0} {1} draws: {2}")
    @CsvSource({"0, 5, true", "0, 5, false", "2, 3, true", "9, 7, false", "1, 0, true", "1, 0, false"})
    void thePlayersChancesAreThoseOfEveryHandOfTheDealer(int one, int two, boolean draws) {
        List<Integer> cards = without(one, two);
        double[] ends = new double[3];
        for (int a = 0; a < cards.size(); a++) {
            for (int b = 0; b < cards.size(); b++) {
                int dealer = (cards.get(a) + cards.get(b)) % 10;
                for (int c = 0; c < cards.size() && a != b && dealer < 8; c++) {
                    for (int d = 0; d < cards.size() && c != a && c != b; d++) {
                        if (d != a && d != b && d != c) {
                            ends[1 + compared((one + two) % 10, dealer, cards.get(c), cards.get(d), draws)]++;
                        }
                    }
                }
            }
        }
        agree(new Coups(CoupShoe.packs(1), DealerTable.PRINTED, 0).player(one, two, draws), ends);
    }

    /** -1 where the player wins; the first card is his if he draws, the next one the dealer's. */
    private static int compared(int player, int dealer, int first, int second, boolean draws) {
        int his = draws ? (player + first) % 10 : player;
        boolean dealerDraws =
                draws ? dealer <= List.of(3, 3, 4, 4, 5, 5, 6, 6, 2, 3).get(first) : dealer <= 5;
        int third = draws ? second : first;
        return Integer.compare(dealerDraws ? (dealer + third) % 10 : dealer, his);
    }

    private static void agree(Ends found, double[] counted) {
        double all = counted[0] + counted[1] + counted[2];
        assertThat(found.won()).isCloseTo(counted[0] / all, within(EXACT));
        assertThat(found.tied()).isCloseTo(counted[1] / all, within(EXACT));
        assertThat(found.lost()).isCloseTo(counted[2] / all, within(EXACT));
    }

    /** Who draws to 5 one time in four has a quarter of the one's chances and three of the other's. */
    @Test
    void drawingToFiveNowAndThenIsAMixtureOfBoth() {
        Ends mixed = new Coups(CoupShoe.packs(6), DealerTable.PRINTED, 0.25).all();
        Ends stands = new Coups(CoupShoe.packs(6), DealerTable.PRINTED, 0).all();
        Ends draws = new Coups(CoupShoe.packs(6), DealerTable.PRINTED, 1).all();
        assertThat(mixed.won()).isCloseTo(0.75 * stands.won() + 0.25 * draws.won(), within(EXACT));
        assertThat(mixed.lost()).isCloseTo(0.75 * stands.lost() + 0.25 * draws.lost(), within(EXACT));
        assertThat(mixed.tied()).isCloseTo(0.75 * stands.tied() + 0.25 * draws.tied(), within(EXACT));
    }

    /** From an endless pack every card is as likely as before, four in thirteen counting nothing. */
    @Test
    void anEndlessPackDealsEveryCardAlike() {
        double[] ends = new double[3];
        for (int cards = 0; cards < 1_000_000; cards++) {
            int player = (cards % 10 + cards / 10 % 10) % 10;
            int dealer = (cards / 100 % 10 + cards / 1000 % 10) % 10;
            double weight = 1;
            for (int left = cards, card = 0; card < 6; card++, left /= 10) {
                weight *= left % 10 == 0 ? 4 / 13.0 : 1 / 13.0;
            }
            boolean natural = player >= 8 || dealer >= 8;
            int by = natural
                    ? Integer.compare(dealer, player)
                    : compared(player, dealer, cards / 10_000 % 10, cards / 100_000, player <= 4);
            ends[1 + by] += weight;
        }
        agree(new Coups(CoupShoe.endless(), DealerTable.PRINTED, 0).all(), ends);
    }

    /** P. 373: four of each count from one to nine in a pack, and sixteen that count nothing. */
    @Test
    void aShoeHasItsCardsAndLosesThemOneByOne() {
        CoupShoe shoe = CoupShoe.packs(2);
        assertThat(shoe.size()).isEqualTo(104);
        assertThat(shoe.counts()).containsExactly(32, 8, 8, 8, 8, 8, 8, 8, 8, 8);
        CoupShoe less = shoe.without(0).without(9);
        assertThat(less.counts()).containsExactly(31, 8, 8, 8, 8, 8, 8, 8, 8, 7);
        assertThat(less.size()).isEqualTo(102);
        CoupShoe one = CoupShoe.packs(1).without(5).without(5).without(5).without(5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> one.without(5))
                .withMessageContaining("no card that counts 5 is left");
        CoupShoe endless = CoupShoe.endless();
        assertThat(endless.without(5).counts()).containsExactly(4, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        assertThat(endless.size()).isEqualTo(13);
    }

    /** A shoe without a card of some count still deals every coup. */
    @Test
    void aCountThatIsGoneIsNotDealt() {
        CoupShoe shoe = CoupShoe.packs(1).without(5).without(5).without(5).without(5);
        Ends ends = new Coups(shoe, DealerTable.PRINTED, 1).all();
        assertThat(ends.won() + ends.tied() + ends.lost()).isCloseTo(1, within(EXACT));
    }
}
