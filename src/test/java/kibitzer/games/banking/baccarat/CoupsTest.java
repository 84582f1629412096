package kibitzer.games.banking.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coups counted, held to published figures and to dealing. 10,000,000 coups: {@code -Dkibitzer.baccarat.coups=10000000}. */
class CoupsTest {
    private static final int COUPS = Integer.getInteger("kibitzer.baccarat.coups", 300_000);
    private static final double ERRORS = 4;

    /** The game of today, in which the player draws to 5: its table is the printed one with 3 and nine, 5 and four drawn to. */
    private static Ends today(int packs) {
        return new Coups(CoupShoe.packs(packs), DealerTable.PRINTED, 1).all();
    }

    /** As casinos publish them: eight packs, the banker's winnings less 5 per cent, a tie paid 8 to 1. */
    @Test
    void todaysFiguresAreThePublishedOnes() {
        Ends ends = today(8);
        assertThat(ends.lost()).isCloseTo(.458597, within(5e-7));
        assertThat(ends.won()).isCloseTo(.446247, within(5e-7));
        assertThat(ends.tied()).isCloseTo(.095156, within(5e-7));
        assertThat(100 * (ends.lost() - ends.won())).isCloseTo(1.2351, within(5e-5));
        assertThat(100 * (ends.won() - .95 * ends.lost())).isCloseTo(1.0579, within(5e-5));
        assertThat(100 * (1 - 9 * ends.tied())).isCloseTo(14.3596, within(5e-5));
    }

    @Test
    void andThoseOfSixPacks() {
        Ends ends = today(6);
        assertThat(100 * (ends.lost() - ends.won())).isCloseTo(1.2374, within(5e-5));
        assertThat(100 * (ends.won() - .95 * ends.lost())).isCloseTo(1.0558, within(5e-5));
        assertThat(100 * (1 - 9 * ends.tied())).isCloseTo(14.4382, within(5e-5));
    }

    /** The printed table stands, row by row (p. 375). */
    @ParameterizedTest
    @CsvSource({"0, 3", "1, 3", "2, 4", "3, 4", "4, 5", "5, 5", "6, 6", "7, 6", "8, 2", "9, 3"})
    void theDealerDrawsToWhatIsPrinted(int given, int to) {
        for (int point = 0; point < 8; point++) {
            assertThat(DealerTable.PRINTED.draws(point, OptionalInt.of(given))).isEqualTo(point <= to);
            assertThat(DealerTable.PRINTED.draws(point, OptionalInt.empty())).isEqualTo(point <= 5);
        }
    }

    /** What a card counts (p. 373, par. 4), and the book's nine and six, which count 5. */
    @Test
    void pointsAreTheLastDigit() {
        assertThat(Point.of(Rank.ACE)).isEqualTo(1);
        assertThat(Point.of(Rank.TEN)).isZero();
        assertThat(Point.of(Rank.KING)).isZero();
        assertThat(Point.of(Rank.NINE)).isEqualTo(9);
        assertThat(Point.of(List.of(Card.of(Rank.NINE, Suit.SPADES), Card.of(Rank.SIX, Suit.HEARTS))))
                .isEqualTo(5);
    }

    /** The whole coup dealt card by card from six packs, the player drawing to 5 or standing on it. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void coupsDealtComeOutAsCounted(boolean drawsOnFive) {
        Ends exact = new Coups(CoupShoe.packs(6), DealerTable.PRINTED, drawsOnFive ? 1 : 0).all();
        Chance chance = new Seed(373).chance();
        int[] shoe = new int[312];
        for (int card = 0; card < shoe.length; card++) {
            int rank = card % 13 + 1;
            shoe[card] = rank > 9 ? 0 : rank;
        }
        int won = 0;
        int lost = 0;
        for (int coup = 0; coup < COUPS; coup++) {
            int result = coup(shoe, chance, drawsOnFive);
            won += result > 0 ? 1 : 0;
            lost += result < 0 ? 1 : 0;
        }
        double error = ERRORS * Math.sqrt(0.25 / COUPS);
        System.out.printf(
                "baccarat, six packs, on 5 %s: exact %.5f won, %.5f lost; %d coups %.5f, %.5f%n",
                drawsOnFive ? "draws" : "stands",
                exact.won(),
                exact.lost(),
                COUPS,
                won / (double) COUPS,
                lost / (double) COUPS);
        assertThat(won / (double) COUPS).isCloseTo(exact.won(), within(error));
        assertThat(lost / (double) COUPS).isCloseTo(exact.lost(), within(error));
    }

    private static int coup(int[] shoe, Chance chance, boolean drawsOnFive) {
        for (int card = 0; card < 6; card++) {
            int with = card + chance.below(shoe.length - card);
            int drawn = shoe[with];
            shoe[with] = shoe[card];
            shoe[card] = drawn;
        }
        int player = (shoe[0] + shoe[2]) % 10;
        int dealer = (shoe[1] + shoe[3]) % 10;
        if (player > 7 || dealer > 7) {
            return player - dealer;
        }
        if (player < 5 || player == 5 && drawsOnFive) {
            int given = shoe[4];
            boolean draws = dealer < 3
                    || dealer == 3 && given != 8
                    || dealer == 4 && given >= 2 && given <= 7
                    || dealer == 5 && given >= 4 && given <= 7
                    || dealer == 6 && (given == 6 || given == 7);
            return (player + given) % 10 - (draws ? (dealer + shoe[5]) % 10 : dealer);
        }
        return player - (dealer <= 5 ? (dealer + shoe[4]) % 10 : dealer);
    }
}
