package kibitzer.games.banking.baccarat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalInt;
import kibitzer.cards.CardNotation;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A coup card by card (p. 373-375): the first and the third card are the player's, the others the dealer's. */
class CoupDealTest {
    private static CoupDeal dealt(String cards) {
        return CoupDeal.dealt(CardNotation.readList(cards + " 2S 3S"));
    }

    /** Eight and nine of two cards are shown at once. */
    @ParameterizedTest
    @CsvSource({"4S 2H 4D 3C,true", "4S 2H 5D 3C,true", "4S 2H 3D 3C,false", "2S 4H 3D 4C,true", "2S 4H 3D 3C,false"})
    void aNaturalOnEitherSideEndsIt(String cards, boolean over) {
        assertThat(dealt(cards).isOver()).isEqualTo(over);
        assertThat(dealt(cards).hasChoice()).isEqualTo(!over);
    }

    @Test
    void eachDrawsOneCardOrNone() {
        CoupDeal start = CoupDeal.dealt(CardNotation.readList("TS 4H 3D JC 5S 2S 9D"));
        CoupDeal drawn = start.after(true);
        CoupDeal stood = start.after(false);

        assertThat(start.step()).isEqualTo(CoupDeal.Step.PLAYER);
        assertThat(start.given()).isEmpty();
        assertThat(drawn.given()).contains(CardNotation.read("5S"));
        assertThat(drawn.step()).isEqualTo(CoupDeal.Step.DEALER);
        assertThat(drawn.after(true).dealer()).hasSize(3).endsWith(CardNotation.read("2S"));
        assertThat(stood.given()).isEmpty();
        assertThat(stood.after(true).dealer()).endsWith(CardNotation.read("5S"));
        assertThat(stood.after(false).isOver()).isTrue();
        assertThat(drawn.after(true).hasChoice()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"TS 4H 3D JC,-1", "TS 3H 3D JC,0", "TS 2H 3D JC,1", "TS 4H 9D JC,1"})
    void theHigherPointWins(String cards, int won) {
        CoupDeal deal = dealt(cards);

        assertThat((deal.isOver() ? deal : deal.after(false).after(false)).won())
                .isEqualTo(won);
    }

    /** A player draws to 4, stands on 6, and has the choice on 5. */
    @ParameterizedTest
    @CsvSource({"0,true,true", "4,true,true", "5,false,true", "6,false,false", "7,false,false"})
    void aPlayerDrawsToFourOrFive(int point, boolean toFour, boolean toFive) {
        assertThat(Coups.drawsTo(point, false)).isEqualTo(toFour);
        assertThat(Coups.drawsTo(point, true)).isEqualTo(toFive);
    }

    /** P. 375: three having given nine, five having given four. */
    @ParameterizedTest
    @CsvSource({"3,9,true", "5,4,true", "3,4,false", "5,9,false", "4,9,false"})
    void theDealerHasTwoChoices(int point, int given, boolean choice) {
        assertThat(DealerTable.isChoice(point, OptionalInt.of(given))).isEqualTo(choice);
        assertThat(DealerTable.isChoice(point, OptionalInt.empty())).isFalse();
    }

    @Test
    void anotherChoiceChangesOneRow() {
        DealerTable stands = DealerTable.PRINTED.with(9, 2);

        assertThat(stands.draws(3, OptionalInt.of(9))).isFalse();
        assertThat(stands.draws(2, OptionalInt.of(9))).isTrue();
        assertThat(stands.draws(3, OptionalInt.of(8))).isEqualTo(DealerTable.PRINTED.draws(3, OptionalInt.of(8)));
        assertThat(stands.draws(5, OptionalInt.empty())).isTrue();
        assertThat(stands.draws(6, OptionalInt.empty())).isFalse();
    }

    @Nested
    class HowItEnds {
        private final Ends ends = new Ends(3, 1, 4);

        @Test
        void chancesAreOfAllThatIsCounted() {
            assertThat(ends.gain()).isEqualTo(-1 / 8.0);
            assertThat(ends.share()).isEqualTo(3.5 / 8);
            assertThat(ends.tie()).isEqualTo(1 / 8.0);
            assertThat(ends.whole().won()).isCloseTo(3 / 8.0, within(1e-12));
            assertThat(ends.whole().tied()).isCloseTo(1 / 8.0, within(1e-12));
            assertThat(ends.whole().lost()).isCloseTo(4 / 8.0, within(1e-12));
        }

        @Test
        void theDealerSeesItTheOtherWayRound() {
            assertThat(ends.asDealer()).isEqualTo(new Ends(4, 1, 3));
            assertThat(ends.plus(new Ends(1, 2, 3))).isEqualTo(new Ends(4, 3, 7));
        }

        @Test
        void oneCoupIsWonTiedOrLost() {
            assertThat(Ends.of(7, 6, 0.5)).isEqualTo(new Ends(0.5, 0, 0));
            assertThat(Ends.of(6, 6, 0.5)).isEqualTo(new Ends(0, 0.5, 0));
            assertThat(Ends.of(5, 6, 0.5)).isEqualTo(new Ends(0, 0, 0.5));
        }
    }
}
