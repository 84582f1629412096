package kibitzer.games.bridge.whist1904;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.BridgeForm;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laws 5 to 8 of 1904: hearts count eight a trick, clubs four, spades two. */
class Honours1904Test {

    @ParameterizedTest
    @CsvSource({
        // three between partners: twice; the others' two count nothing
        "N:234.AK2.234.2345 567.QJ3.567.6789 89.T456.89JT.TJQ AKQJT.789.AKQ.AK, HEARTS, 16, 0",
        // four between partners: four times
        "N:234.AK2.234.2345 567.T93.567.6789 89.QJ45.89JT.TJQ AKQJT.678.AKQ.AK, HEARTS, 32, 0",
        // five between partners: five times
        "N:234.AK2.234.2345 567.893.567.6789 89.QJT4.89JT.TJQ AKQJT.567.AKQ.AK, HEARTS, 40, 0",
        // four in one hand: eight times
        "N:23.AKQJ.234.2345 567.T93.567.6789 489.8456.89JT.TJ AKQJT.72.AKQ.AKQ, HEARTS, 64, 0",
        // four in one hand and the fifth in partner's: nine times
        "N:23.AKQJ.234.2345 567.893.567.6789 489.T456.89JT.TJ AKQJT.72.AKQ.AKQ, HEARTS, 72, 0",
        // five in one hand: ten times
        "N:23.AKQJT.23.2345 567.893.567.6789 489.7456.489T.JT AKQJT.2.AKQJ.AKQ, HEARTS, 80, 0"
    })
    void honoursOfTrumps(String cards, Strain strain, int northSouth, int eastWest) {
        Honours1904 held = Honours1904.in(Deal.of(cards), strain);
        assertThat(held.honours()).containsExactly(northSouth, eastWest);
        assertThat(held.chicane()).containsExactly(0, 0);
    }

    @ParameterizedTest
    @CsvSource({
        "N:A234.A234.A23.A2 KQJT.KQJ.KQJ.KQJ 987.T98.T98.T987 65.765.7654.6543, 100, 0",
        "N:A234.A234.A23.K2 KQJT.KQJ.KQJ.AQJ 987.T98.T98.T987 65.765.7654.6543, 30, 0",
        "N:A234.A234.423.K2 KQJT.KQJ.KQJ.3QJ 987.T98.AT98.AT9 65.765.765.87654, 40, 0"
    })
    void acesWithoutTrumps(String cards, int northSouth, int eastWest) {
        assertThat(Honours1904.in(Deal.of(cards), Strain.NO_TRUMP).honours()).containsExactly(northSouth, eastWest);
    }

    /** East has no spade: two tricks of two; west has nine of them, all five honours: ten tricks more on the same side. */
    @Test
    void chicaneStandsWithItsSidesHonours() {
        Deal deal = Deal.of("N:23.AKQJ.234.2345 .T9832.56789.678 45.4567.AKQ.AKQJ AKQJT9876..JT.T9");
        Honours1904 held = Honours1904.in(deal, Strain.SPADES);
        assertThat(held.honours()).containsExactly(0, 20);
        assertThat(held.chicane()).containsExactly(0, 4);
        assertThat(held.lines(Seat.SOUTH, Strain.SPADES, 0, 4))
                .containsExactly(new SheetLine.Played(Side.WE, Strain.SPADES, 0, Doubling.UNDOUBLED, 4, 24, Side.THEY));
    }

    /** What a side has beside the other's honours stands above the line by itself; nothing is written for nothing. */
    @Test
    void theOthersChicaneStandsAboveTheLine() {
        SheetLine played = new SheetLine.Played(Side.WE, Strain.SPADES, 0, Doubling.UNDOUBLED, 7, 20, Side.WE);

        assertThat(new Honours1904(List.of(20, 0), List.of(0, 4)).lines(Seat.NORTH, Strain.SPADES, 0, 7))
                .containsExactly(played, new SheetLine.Above(Side.THEY, 4));
        assertThat(new Honours1904(List.of(20, 0), List.of(0, 0)).lines(Seat.NORTH, Strain.SPADES, 0, 7))
                .containsExactly(played);
    }

    /** Hearts doubled, eight tricks for the maker: two at sixteen below the line make a game of thirty. */
    @Test
    void aDoubledOddTrickCountsTwiceAndHonoursDoNot() {
        Deal deal = Deal.of("N:23.AKQJ.234.2345 567.T93.567.6789 489.8456.89JT.TJ AKQJT.72.AKQ.AKQ");
        Rubber sheet = Rubber.begin(BridgeForm.BRIDGE_1904);
        for (SheetLine line : Honours1904.in(deal, Strain.HEARTS).lines(Seat.NORTH, Strain.HEARTS, 1, 8)) {
            sheet = sheet.with(line);
        }
        assertThat(sheet.games()).isEqualTo(List.of(Side.WE));
        assertThat(sheet.total(Side.WE)).isEqualTo(32 + 64);
    }
}
