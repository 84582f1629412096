package kibitzer.games.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Showing;
import kibitzer.games.poker.pot.Move.Discard;
import kibitzer.games.poker.pot.Move.Word;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Where the chips of a pot go, and who may open it (Culbertson, p. 54-59, 82-83). */
class PotChipsTest {
    private static final int SEEDS = 60;

    private static int chips(Pot pot) {
        return pot.chips() + pot.seats().stream().mapToInt(PotSeat::chips).sum();
    }

    private static Move calling(Pot pot) {
        List<Word> words = pot.words();
        return words.isEmpty()
                ? new Discard(CardSet.EMPTY)
                : words.contains(Word.OPEN)
                        ? Word.OPEN
                        : words.contains(Word.CALL) ? Word.CALL : words.contains(Word.BET) ? Word.BET : Word.PASS;
    }

    private static Pot shown(PotGame game, int seed) {
        Pot pot = Pot.dealt(game, new Seed(seed));
        while (!pot.isOver()) {
            pot = pot.after(calling(pot));
        }
        return pot;
    }

    @ParameterizedTest
    @EnumSource(PotGame.class)
    void noChipIsLostOrMade(PotGame game) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(chips(shown(game, seed))).isEqualTo(PotGame.CHIPS * game.players());
        }
    }

    /** What each round costs whoever calls one bet in it: two small ones, then two large. */
    @Test
    void atStudTheBetDoublesAfterTheSecondRound() {
        Pot pot = Pot.dealt(PotGame.FIVE_CARD_STUD, new Seed(4));

        for (int cost : List.of(2, 2, 4, 4)) {
            pot = pot.after(Word.BET);
            assertThat(pot.toCall()).isEqualTo(cost);
            while (!pot.isOver() && pot.isBet()) {
                pot = pot.after(Word.CALL);
            }
        }
        assertThat(pot.isOver()).isTrue();
    }

    @Nested
    class WhoOpens {
        private Pot holding(String hand) {
            Pot pot = Pot.dealt(PotGame.JACKPOTS, new Seed(1));
            PotSeat seat = new PotSeat(CardSet.of(hand), CardSet.EMPTY, 99, 0, true, OptionalInt.empty());
            List<PotSeat> seats = IntStream.range(0, pot.seats().size())
                    .mapToObj(other -> other == 0 ? seat : pot.seat(other))
                    .toList();
            return new Pot(pot.game(), seats, pot.stock(), pot.betting(), pot.chips(), List.of(), pot.outcome());
        }

        @ParameterizedTest
        @CsvSource({
            "TS TH AD KC QC,false",
            "JS JH 2D 3C 4C,true",
            "QS QH 2D 3C 4C,true",
            "AS AH 2D 3C 4C,true",
            "3S 3H 2D 2C 4C,true",
            "2S 2H 2D 3C 4C,true",
            "AS KH QD JC 9C,false"
        })
        void aPairOfJacksIsEnough(String hand, boolean opens) {
            assertThat(holding(hand).mayOpen(0)).isEqualTo(opens);
            assertThat(holding(hand).words().contains(Word.OPEN)).isEqualTo(opens);
        }
    }

    @Test
    void aSeatPaysUpToItsLastChip() {
        PotSeat seat = new PotSeat(CardSet.EMPTY, CardSet.EMPTY, 5, 2, true, OptionalInt.empty());

        assertThat(seat.pays(5).chips()).isZero();
        assertThat(seat.pays(5).staked()).isEqualTo(7);
        assertThatThrownBy(() -> seat.pays(6)).hasMessage("6 chips of 5");
    }

    /** P. 56: an odd chip is theirs who bet or raised last, if they divide; else it is the first's. */
    @ParameterizedTest
    @CsvSource({"11,1,5,6", "11,0,6,5", "11,2,6,5", "10,1,5,5"})
    void thePotIsDividedAmongEqualHands(int chips, int aggressor, int first, int second) {
        Pot dealt = Pot.dealt(PotGame.JACKPOTS, new Seed(1));
        List<PotSeat> seats = IntStream.range(0, dealt.seats().size())
                .mapToObj(seat -> new PotSeat(
                        CardSet.of(seat == 0 ? "JS JH 2D 3C 4C" : seat == 1 ? "JD JC 2S 3H 4H" : "AS AH AD KC KD"),
                        CardSet.EMPTY,
                        0,
                        0,
                        seat < 2,
                        OptionalInt.of(0)))
                .toList();
        Betting betting =
                new Betting(Phase.LAST_BETS, 1, List.of(0, 1), 0, 0, OptionalInt.of(0), OptionalInt.of(aggressor));

        Pot shown = new Pot(dealt.game(), seats, dealt.stock(), betting, chips, List.of(), dealt.outcome())
                .after(Word.CHECK)
                .after(Word.CHECK);

        assertThat(shown.outcome()).contains(new Outcome.Showdown(List.of(0, 1), chips));
        assertThat(shown.seat(0).chips()).isEqualTo(first);
        assertThat(shown.seat(1).chips()).isEqualTo(second);
        assertThat(shown.seat(2).chips()).isZero();
    }

    @Test
    void ofEqualUpcardsTheNearestToTheDealersLeftBetsFirst() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Pot pot = Pot.dealt(PotGame.FIVE_CARD_STUD, new Seed(seed));
            Showing highest = Showing.of(pot.seat(pot.toAct()).up());

            assertThat(IntStream.range(0, pot.toAct()))
                    .allSatisfy(
                            seat -> assertThat(Showing.of(pot.seat(seat).up())).isLessThan(highest));
        }
    }

    @Test
    void othersSeeNoHiddenCardAndNothingOfTheStock() {
        Pot pot = Pot.dealt(PotGame.FIVE_CARD_STUD, new Seed(4));
        Pot seen = pot.seenBy(2);

        assertThat(seen.seat(2)).isEqualTo(pot.seat(2));
        assertThat(seen.seat(1).hand().isEmpty()).isTrue();
        assertThat(seen.seat(1).up()).isEqualTo(pot.seat(1).up());
        assertThat(shown(PotGame.FIVE_CARD_STUD, 4).seenBy(2).seat(1).hand().isEmpty())
                .isFalse();
    }

    @Test
    void aDrawIsToldByItsNumber() {
        assertThat(new Move.Drawn(0).does()).isEqualTo("stands pat");
        assertThat(new Move.Drawn(1).does()).isEqualTo("draws one card");
        assertThat(new Move.Drawn(2).youDo()).isEqualTo("draw 2 cards");
        assertThat(new Discard(CardSet.EMPTY).youDo()).isEqualTo("stand pat");
        assertThat(Word.RAISE.does()).isEqualTo("raises");
        assertThat(Word.RAISE.youDo()).isEqualTo("raise");
    }
}
