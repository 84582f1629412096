package kibitzer.games.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Showing;
import kibitzer.games.poker.pot.Move.Discard;
import kibitzer.games.poker.pot.Move.Word;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The betting of jack pots and of five-card stud, Culbertson pp. 54-62, 82-83. */
class PotTest {

    /** The first deal in which the player at the dealer's left holds openers, or does not. */
    private static Pot dealt(boolean openers) {
        return IntStream.range(0, 1_000)
                .mapToObj(seed -> Pot.dealt(PotGame.JACKPOTS, new Seed(seed)))
                .filter(pot -> pot.mayOpen(0) == openers)
                .findFirst()
                .orElseThrow();
    }

    private static Pot after(Pot pot, Move... moves) {
        Pot here = pot;
        for (Move move : moves) {
            here = here.after(move);
        }
        return here;
    }

    @Nested
    class JackPots {
        @Test
        void everybodyAntesOneChip() {
            Pot pot = dealt(true);
            assertThat(pot.chips()).isEqualTo(5);
            assertThat(pot.seats()).allSatisfy(seat -> assertThat(seat.chips()).isEqualTo(99));
        }

        @Test
        void nobodyOpensOnLessThanJacks() {
            Pot pot = dealt(false);
            assertThat(pot.words()).containsExactly(Word.PASS);
            assertThatThrownBy(() -> pot.after(Word.OPEN)).isInstanceOf(IllegalArgumentException.class);
        }

        @Test
        void whoeverPassedMayComeInWhenAnotherHasOpened() {
            Pot opened = IntStream.range(0, 1_000)
                    .mapToObj(seed -> Pot.dealt(PotGame.JACKPOTS, new Seed(seed)))
                    .filter(pot -> pot.mayOpen(2))
                    .findFirst()
                    .orElseThrow();
            Pot pot = after(opened, Word.PASS, Word.PASS, Word.OPEN, Word.DROP, Word.DROP);
            assertThat(pot.toAct()).isZero();
            assertThat(pot.words()).contains(Word.CALL, Word.RAISE);
            assertThat(pot.toCall()).isEqualTo(2);
        }

        @Test
        void ifAllPassTheChipsStay() {
            Pot pot = after(dealt(false), Word.PASS, Word.PASS, Word.PASS, Word.PASS, Word.PASS);
            assertThat(pot.outcome()).contains(new Outcome.PassedOut());
            assertThat(pot.chips()).isEqualTo(5);
        }

        @Test
        void theOpenerTakesThePotIfAllOthersDrop() {
            Pot pot = after(dealt(true), Word.OPEN, Word.DROP, Word.DROP, Word.DROP, Word.DROP);
            assertThat(pot.outcome()).contains(new Outcome.Uncontested(0, 7));
            assertThat(pot.seat(0).chips()).isEqualTo(104);
        }

        @Test
        void threeRaisesAreTheMost() {
            Pot pot = after(dealt(true), Word.OPEN, Word.RAISE, Word.RAISE, Word.DROP, Word.DROP, Word.RAISE);
            assertThat(pot.raises()).isEqualTo(3);
            assertThat(pot.words()).containsExactly(Word.CALL, Word.DROP);
            assertThat(pot.toCall()).isEqualTo(4);
        }

        @Test
        void afterTheDrawTheOpenerSpeaksFirst() {
            Pot pot = after(dealt(true), Word.OPEN, Word.CALL, Word.DROP, Word.DROP, Word.DROP);
            assertThat(pot.phase()).isEqualTo(Phase.DRAW);
            Pot drawn = after(
                    pot, new Discard(CardSet.EMPTY), new Discard(pot.seat(1).hand()));
            assertThat(drawn.phase()).isEqualTo(Phase.LAST_BETS);
            assertThat(drawn.toAct()).isZero();
            assertThat(drawn.seat(1).hand().isDisjoint(pot.seat(1).hand())).isTrue();
            assertThat(drawn.words()).containsExactly(Word.BET, Word.CHECK, Word.DROP);
        }

        @Test
        void whoeverCheckedMayRaiseABet() {
            Pot pot = after(dealt(true), Word.OPEN, Word.CALL, Word.DROP, Word.DROP, Word.DROP);
            Pot bet = after(pot, new Discard(CardSet.EMPTY), new Discard(CardSet.EMPTY), Word.CHECK, Word.BET);
            assertThat(bet.toAct()).isZero();
            assertThat(bet.words()).contains(Word.RAISE);
            assertThat(bet.toCall()).isEqualTo(4);
        }

        @Test
        void cardsThatAreNotHeldCannotBeThrown() {
            Pot pot = after(dealt(true), Word.OPEN, Word.CALL, Word.DROP, Word.DROP, Word.DROP);
            assertThat(pot.allows(new Discard(pot.seat(1).hand()))).isFalse();
        }

        @Test
        void whereTheStockRunsOutTheDiscardsAreDealtAgain() {
            Pot pot = after(dealt(true), Word.OPEN, Word.CALL, Word.CALL, Word.CALL, Word.CALL);
            for (int seat = 0; seat < 5; seat++) {
                pot = pot.after(new Discard(pot.seat(seat).hand()));
            }
            assertThat(pot.phase()).isEqualTo(Phase.LAST_BETS);
            assertThat(pot.dealt().size()).isEqualTo(25);
        }
    }

    @Nested
    class Stud {
        private final Pot pot = Pot.dealt(PotGame.FIVE_CARD_STUD, new Seed(4));

        @Test
        void theHighestShowingMustBet() {
            assertThat(pot.words()).containsExactly(Word.BET);
            Showing first = Showing.of(pot.seat(pot.toAct()).up());
            assertThat(pot.seats()).allSatisfy(seat -> assertThat(first).isGreaterThanOrEqualTo(Showing.of(seat.up())));
        }

        @Test
        void fourRoundsAreBetAndThenShown() {
            Pot here = pot;
            for (int round = 1; round <= 4; round++) {
                assertThat(here.round()).isEqualTo(round);
                here = here.after(Word.BET);
                while (!here.isOver() && here.isBet()) {
                    here = here.after(Word.CALL);
                }
            }
            assertThat(here.outcome().orElseThrow()).isInstanceOf(Outcome.Showdown.class);
            assertThat(here.seats())
                    .allSatisfy(seat -> assertThat(seat.cards().size()).isEqualTo(5));
        }

        @Test
        void inLaterRoundsOneMayCheck() {
            Pot second = after(pot, Word.BET, Word.CALL, Word.CALL, Word.CALL, Word.CALL, Word.CALL);
            assertThat(second.round()).isEqualTo(2);
            assertThat(second.words()).isEqualTo(List.of(Word.BET, Word.CHECK, Word.DROP));
        }
    }
}
