package kibitzer.games.banking.reddog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Red dog by its page (Culbertson, p. 378): for two, with two cards each; the chips are counted by hand. */
class RedDogDealTest {
    /** Player 0 gets the first and the third card; the nine of spades and the jack of hearts are turned. */
    private static final String PACK = "KS 3C 2H 4C 9S JH 5D";

    private static RedDogDeal dealt(int eldest, int carried) {
        return RedDogDeal.dealt(CardNotation.readList(PACK), 2, 2, eldest, 3, carried);
    }

    @ParameterizedTest
    @CsvSource({"KS AS 2H, 9S, AS", "TS 2H,    9S, TS", "8S 2H,    9S, ''", "2S 2H,    9D, ''", "AS 2S,    AH, ''"})
    void aHigherCardOfTheSuitTurnedWins(String hand, String turned, String wins) {
        assertThat(WinningCard.of(CardSet.of(hand), CardNotation.read(turned)).map(Object::toString))
                .isEqualTo(Optional.of(wins).filter(card -> !card.isEmpty()));
    }

    @Test
    void theEldestIsDealtToFirstAndBetsFirst() {
        assertThat(dealt(0, 0).hands().get(0)).isEqualTo(CardSet.of("KS 2H"));
        assertThat(dealt(1, 0).hands().get(1)).isEqualTo(CardSet.of("KS 2H"));
        assertThat(dealt(1, 0).toBet()).isEqualTo(1);
        assertThat(dealt(1, 0).after(0).toBet()).isZero();
        assertThat(dealt(0, 0).stock()).isEqualTo(CardNotation.readList("9S JH 5D"));
    }

    @Nested
    class ThePool {
        @Test
        void eachPaysAnAnteWheneverItIsEmpty() {
            assertThat(dealt(0, 0).pool()).isEqualTo(6);
            assertThat(dealt(0, 0).antes()).isEqualTo(1);
            assertThat(dealt(0, 5).pool()).isEqualTo(5);
            assertThat(dealt(0, 5).antes()).isZero();
            assertThat(dealt(0, 0).after(6).pool()).isEqualTo(6);
            assertThat(dealt(0, 0).after(6).antes()).isEqualTo(2);
        }

        @Test
        void atTheEndItIsNotFilled() {
            RedDogDeal emptied = dealt(0, 5).after(0).after(0);
            RedDogDeal won = dealt(1, 4).after(4);

            assertThat(emptied.pool()).isEqualTo(7);
            assertThat(won.pool()).isEqualTo(6);
            assertThat(won.after(0).isOver()).isTrue();
            assertThat(dealt(0, 6).after(1).after(2).pool()).isEqualTo(7);
        }

        @Test
        void noMoreMayBeBetThanItHoldsAndNoMoreThanAHundred() {
            assertThat(dealt(0, 5).mostBet()).isEqualTo(5);
            assertThat(dealt(0, 100).mostBet()).isEqualTo(100);
            assertThat(dealt(0, 150).mostBet()).isEqualTo(100);
            assertThat(dealt(0, 5).after(5).taken(0)).isPresent();
            assertThatThrownBy(() -> dealt(0, 5).after(6)).hasMessageContaining("expected 0 to 5");
            assertThatThrownBy(() -> dealt(0, 5).after(-1)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whoeverWinsTakesTheBetAndShowsTheCardThatWon() {
        RedDogDeal.TurnTaken turn = dealt(0, 0).after(4).taken(0).orElseThrow();

        assertThat(turn.won()).isEqualTo(4);
        assertThat(turn.isForfeit()).isFalse();
        assertThat(turn.shown()).isEqualTo(CardNotation.readList("KS"));
        assertThat(dealt(0, 0).after(4).pool()).isEqualTo(2);
        assertThat(dealt(0, 0).after(4).exposed()).isEqualTo(CardSet.of("KS 9S"));
    }

    @Test
    void whoeverLosesPaysItAndShowsTheWholeHand() {
        RedDogDeal over = dealt(0, 0).after(6).after(4);

        assertThat(over.taken(1).orElseThrow().won()).isEqualTo(-4);
        assertThat(over.taken(1).orElseThrow().shown()).containsExactlyInAnyOrderElementsOf(CardSet.of("3C 4C"));
        assertThat(over.pool()).isEqualTo(10);
        assertThat(over.isOver()).isTrue();
        assertThatThrownBy(() -> over.after(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aForfeitCostsAChipAndTurnsNoCard() {
        RedDogDeal after = dealt(0, 5).after(0);

        assertThat(after.taken(0).orElseThrow().isForfeit()).isTrue();
        assertThat(after.taken(0).orElseThrow().won()).isEqualTo(-1);
        assertThat(after.pool()).isEqualTo(6);
        assertThat(after.taken(1)).isEmpty();
        assertThat(after.after(2).taken(1).orElseThrow().turned()).contains(CardNotation.read("9S"));
    }

    /** What both have won and what is left in the pool is what was carried into it. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 6})
    void noChipIsLostOrMade(int bet) {
        RedDogDeal over = dealt(0, 0).after(bet).after(1);

        assertThat(over.won(0) + over.won(1) + over.pool()).isZero();
        assertThat(over.won(0)).isEqualTo((bet == 0 ? -1 : bet) - over.antes() * 3);
    }
}
