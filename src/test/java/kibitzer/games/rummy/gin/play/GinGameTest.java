package kibitzer.games.rummy.gin.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import kibitzer.games.rummy.gin.play.GinGame.Line;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Score sheets (Culbertson p. 32, 37, 38). */
class GinGameTest {
    private static final int YOU = 0;
    private static final int HE = 1;

    /** Hand by hand: knock 6 against 19, his gin, 8 against 9, 10 against 27, an undercut, 7 against 39, gin. */
    private static final List<Line> ILLUSTRATED = List.of(
            new Line(YOU, 13),
            new Line(HE, 49),
            new Line(HE, 1),
            new Line(YOU, 17),
            new Line(YOU, 25),
            new Line(YOU, 32),
            new Line(YOU, 31));

    private static GinGame played(List<Line> lines) {
        GinGame game = GinGame.NEW;
        for (Line line : lines) {
            game = game.with(line);
        }
        return game;
    }

    private static HollywoodSheet sheet(Line... lines) {
        HollywoodSheet sheet = HollywoodSheet.NEW;
        for (Line line : lines) {
            sheet = sheet.with(line);
        }
        return sheet;
    }

    @Nested
    class TheGameThatTheBookPrints {

        @Test
        void runsAsTheSheetRuns() {
            int[] mine = {13, 13, 13, 30, 55, 87, 118};
            int[] his = {0, 49, 50, 50, 50, 50, 50};
            for (int hand = 0; hand < ILLUSTRATED.size(); hand++) {
                GinGame soFar = played(ILLUSTRATED.subList(0, hand + 1));
                assertThat(soFar.score(YOU)).as("you after hand " + (hand + 1)).isEqualTo(mine[hand]);
                assertThat(soFar.score(HE)).as("he after hand " + (hand + 1)).isEqualTo(his[hand]);
                assertThat(soFar.isOver()).isEqualTo(hand == 6);
            }
        }

        @Test
        void endsAt293To50And243Net() {
            GinGame game = played(ILLUSTRATED);
            assertThat(game.boxes(YOU)).isEqualTo(5);
            assertThat(game.boxes(HE)).isEqualTo(2);
            assertThat(game.boxBonus(YOU)).isEqualTo(75);
            assertThat(game.gameBonus(YOU)).isEqualTo(100);
            assertThat(game.total(YOU)).isEqualTo(293);
            assertThat(game.total(HE)).isEqualTo(50);
            assertThat(game.net(YOU)).isEqualTo(243);
        }
    }

    @Test
    void aShutoutAddsAnotherHundred() {
        GinGame game = played(List.of(new Line(HE, 60), new Line(HE, 45)));
        assertThat(game.isShutout()).isTrue();
        assertThat(game.total(HE)).isEqualTo(105 + 100 + 100 + 50);
        assertThat(game.net(YOU)).isEqualTo(-355);
    }

    /** P. 32: the game is whose score first reaches a hundred; before that nothing is added. */
    @Test
    void aHundredEndsTheGameAndNothingLessDoes() {
        GinGame open = played(List.of(new Line(YOU, 49), new Line(YOU, 50), new Line(HE, 99)));
        assertThat(open.isOver()).isFalse();
        assertThat(open.isShutout()).isFalse();
        assertThat(open.total(YOU)).isEqualTo(99);
        assertThat(open.total(HE)).isEqualTo(99);
        assertThat(open.boxBonus(YOU)).isZero();
        GinGame his = open.with(new Line(HE, 1));
        assertThat(his.winner()).hasValue(HE);
        assertThat(his.gameBonus(HE)).isEqualTo(100);
        assertThat(his.gameBonus(YOU)).isZero();
        assertThat(his.shutoutBonus(HE)).as("you have won a hand").isZero();
        assertThat(his.boxBonus(HE)).as("two boxes each").isZero();
        assertThat(his.net(HE)).isEqualTo(100 + 100 - 99);
        assertThat(played(List.of(new Line(YOU, 100))).winner()).hasValue(YOU);
    }

    @Test
    void theShutoutIsTheWinnersAlone() {
        GinGame game = played(List.of(new Line(HE, 60), new Line(HE, 45)));
        assertThat(game.shutoutBonus(HE)).isEqualTo(100);
        assertThat(game.shutoutBonus(YOU)).isZero();
        assertThat(game.boxBonus(HE)).isEqualTo(50);
        assertThat(game.boxBonus(YOU)).isZero();
        assertThat(played(List.of(new Line(HE, 60))).isShutout())
                .as("not before it is over")
                .isFalse();
    }

    @Test
    void onlyPlayerNoughtAndOneWinHands() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Line(-1, 10));
        assertThat(new Line(HE, 1).points()).isEqualTo(1);
    }

    @Test
    void whoeverHasMoreBoxesGetsTheirDifferenceEvenIfHeLosesTheGame() {
        GinGame game = played(List.of(new Line(HE, 5), new Line(HE, 5), new Line(HE, 5), new Line(YOU, 100)));
        assertThat(game.total(HE)).isEqualTo(15 + 50);
        assertThat(game.total(YOU)).isEqualTo(200);
    }

    @Test
    void nothingIsWrittenInAGameThatIsOver() {
        assertThatIllegalStateException()
                .isThrownBy(() -> played(ILLUSTRATED).with(new Line(YOU, 3)))
                .withMessageContaining("the game is over");
    }

    @Test
    void aLineNamesAPlayerAndHisPoints() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Line(2, 10)).withMessageContaining("player 0 or 1");
        assertThatIllegalArgumentException().isThrownBy(() -> new Line(0, 0)).withMessageContaining("1 point or more");
    }

    @Nested
    class Hollywood {

        @Test
        void theSheetOfTheBook() {
            HollywoodSheet sheet = sheet(new Line(YOU, 17), new Line(YOU, 8), new Line(HE, 26));
            assertThat(sheet.games().get(0).score(YOU)).isEqualTo(25);
            assertThat(sheet.games().get(0).score(HE)).isEqualTo(26);
            assertThat(sheet.games().get(1).score(YOU)).isEqualTo(8);
            assertThat(sheet.games().get(1).score(HE)).isZero();
            assertThat(sheet.games().get(2).lines()).isEmpty();
        }

        @Test
        void theThirdHandAndEveryLaterOneCountInAllThree() {
            HollywoodSheet sheet = sheet(new Line(YOU, 10), new Line(YOU, 10), new Line(YOU, 10), new Line(YOU, 10));
            assertThat(sheet.games().stream().map(game -> game.score(YOU))).containsExactly(40, 30, 20);
        }

        @Test
        void whoeverIsShutOutOfTheFirstGameBeginsInTheSecond() {
            HollywoodSheet sheet = sheet(new Line(YOU, 60), new Line(YOU, 45), new Line(HE, 30));
            assertThat(sheet.games().get(0).isShutout()).isTrue();
            assertThat(sheet.games().get(0).score(HE)).isZero();
            assertThat(sheet.games().get(1).score(HE)).isEqualTo(30);
            assertThat(sheet.games().get(2).score(HE)).isZero();
            assertThat(sheet.columns(HE)).containsExactly(1, 2);
        }

        /** Only games that are over count, and each for itself. */
        @Test
        void whatIsNotOverIsNotYetWon() {
            HollywoodSheet sheet = sheet(new Line(YOU, 60), new Line(HE, 10), new Line(YOU, 45));
            assertThat(sheet.isOver()).isFalse();
            assertThat(sheet.games().get(0).score(YOU)).isEqualTo(105);
            assertThat(sheet.games().get(1).score(YOU)).isEqualTo(45);
            assertThat(sheet.net(YOU)).isEqualTo(105 + 100 + 25 - 10);
            assertThat(sheet.net(HE)).isEqualTo(-220);
            assertThat(sheet.columns(YOU)).containsExactly(1, 2);
            assertThat(sheet.columns(HE)).containsExactly(1);
            assertThat(HollywoodSheet.NEW.columns(YOU)).containsExactly(0);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new HollywoodSheet(List.of(GinGame.NEW, GinGame.NEW)))
                    .withMessageContaining("expected 3");
        }

        @Test
        void aGameThatIsOverTakesNothingMoreAndTheOthersGoOn() {
            HollywoodSheet sheet = sheet(new Line(YOU, 50), new Line(YOU, 50), new Line(YOU, 50), new Line(YOU, 50));
            assertThat(sheet.games().stream().map(game -> game.score(YOU))).containsExactly(100, 100, 100);
            assertThat(sheet.isOver()).isTrue();
            assertThat(sheet.net(YOU)).isEqualTo((300 + 50) + (300 + 50) + (300 + 50));
            assertThatIllegalStateException().isThrownBy(() -> sheet.with(new Line(HE, 5)));
        }
    }
}
