package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What scores at casino and scopa, at the very number that scores (Culbertson, p. 260-264). */
class ScoreLineTest {
    private static final CardSet SPADES = CardSet.FULL_PACK.in(Suit.SPADES);

    private static CardSet some(CardSet cards, int many) {
        return CardSet.of(cards.toList().subList(0, many));
    }

    private static int points(CasinoGame game, String line, CardSet own, CardSet other) {
        return game.rules().scoring().stream()
                .filter(one -> one.name().equals(line))
                .findFirst()
                .orElseThrow()
                .points(new Pile(own, 0), new Pile(other, 0));
    }

    /** P. 260: the most cards, 27 or more, count 3; the most spades, 7 or more, count 1. */
    @ParameterizedTest
    @CsvSource({"26,0", "27,3", "28,3"})
    void twentySevenCardsAreTheMost(int cards, int points) {
        assertThat(points(CasinoGame.CASINO, "cards", some(CardSet.FULL_PACK, cards), CardSet.EMPTY))
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"6,0", "7,1", "13,1"})
    void sevenSpadesAreTheMost(int spades, int points) {
        assertThat(points(CasinoGame.CASINO, "spades", some(SPADES, spades), CardSet.EMPTY))
                .isEqualTo(points);
    }

    /** P. 261: each card beyond thirty is a point. */
    @ParameterizedTest
    @CsvSource({"29,0", "30,0", "31,1", "35,5"})
    void oversBeginBehindThirty(int cards, int points) {
        assertThat(points(CasinoGame.OVERS, "overs", some(CardSet.FULL_PACK, cards), CardSet.EMPTY))
                .isEqualTo(points);
    }

    /** P. 264: most cards and most diamonds; nobody's if both have as many. */
    @ParameterizedTest
    @CsvSource({"3,2,1", "3,3,0", "2,3,0"})
    void atScopaThereMustBeMoreThanTheOther(int own, int other, int points) {
        CardSet hearts = CardSet.FULL_PACK.in(Suit.HEARTS);

        assertThat(points(CasinoGame.SCOPA, "cards", some(hearts, own), some(SPADES, other)))
                .isEqualTo(points);
    }

    @Test
    void aPrimieraAsHighAsTheOtherScoresForNobody() {
        CardSet own = CardSet.of("7S 6H AD 5C");
        CardSet same = CardSet.of("7H 6S AC 5D");
        CardSet less = CardSet.of("7H 6S AC 4D");

        assertThat(points(CasinoGame.SCOPA, "settanta", own, same)).isZero();
        assertThat(points(CasinoGame.SCOPA, "settanta", own, less)).isEqualTo(1);
        assertThat(points(CasinoGame.SCOPA, "settanta", less, own)).isZero();
    }

    @Test
    void ofCardsThatCountAlikeTheHighestIsShown() {
        assertThat(Primiera.best(CardSet.of("KS QS JS"), Suit.SPADES))
                .contains(CardSet.of("KS").first());
        assertThat(Primiera.best(CardSet.of("KS 2S AS"), Suit.SPADES))
                .contains(CardSet.of("AS").first());
        assertThat(Primiera.best(CardSet.of("KS"), Suit.HEARTS)).isEmpty();
    }

    @Nested
    class WhileTheyAreOpen {
        private CasinoSight sight(CardSet taken, CardSet theirs) {
            return new CasinoSight(
                    CasinoGame.CASINO, CardSet.EMPTY, Layout.EMPTY, taken, theirs, false, Optional.empty());
        }

        @ParameterizedTest
        @CsvSource({"26,true", "27,false"})
        void cardsAreOpenUntilASideHasTwentySeven(int cards, boolean open) {
            CardSet taken = some(CardSet.FULL_PACK, cards);

            assertThat(sight(taken, CardSet.EMPTY).cardsAreOpen()).isEqualTo(open);
            assertThat(sight(CardSet.EMPTY, taken).cardsAreOpen()).isEqualTo(open);
        }

        @ParameterizedTest
        @CsvSource({"6,true", "7,false"})
        void spadesAreOpenUntilASideHasSeven(int spades, boolean open) {
            CardSet taken = some(SPADES, spades);

            assertThat(sight(taken, CardSet.EMPTY).spadesAreOpen()).isEqualTo(open);
            assertThat(sight(CardSet.EMPTY, taken).spadesAreOpen()).isEqualTo(open);
        }
    }

    /** P. 260, par. 20: 21 points win, counted in their order. */
    @Nested
    class TheGame {
        private CasinoScore after(int mine, int theirs) {
            return CasinoScore.begin(CasinoGame.CASINO)
                    .with(new Sheet(List.of(new Sheet.Line("points", mine, theirs))));
        }

        @ParameterizedTest
        @CsvSource({"20,20,", "21,20,0", "20,21,1", "22,21,0", "21,21,"})
        void twentyOneWins(int mine, int theirs, Integer winner) {
            assertThat(after(mine, theirs).winner()).isEqualTo(Optional.ofNullable(winner));
        }

        @ParameterizedTest
        @CsvSource({"12,8,4", "8,12,4", "9,9,0"})
        void untilThenTheOneAheadIsAheadBySoMany(int mine, int theirs, int margin) {
            assertThat(after(mine, theirs).margin()).isEqualTo(margin);
        }
    }

    /** P. 262: the ace of royal casino counts 1 or 14; court cards have no number at casino. */
    @Test
    void onlyWhereItHasAChoiceTheAceCountsTwice() {
        Card ace = CardSet.of("AS").first();
        Card king = CardSet.of("KS").first();

        assertThat(Counts.ROYAL.all(ace.rank())).containsExactly(1, 14);
        assertThat(Counts.CASINO.all(ace.rank())).containsExactly(1);
        assertThat(Counts.SCOPA.all(king.rank())).containsExactly(10);
        assertThat(Counts.CASINO.all(king.rank())).isEmpty();
        assertThat(Counts.taking(14)).isEqualTo(ace.rank());
        assertThat(Counts.taking(1)).isEqualTo(ace.rank());
        assertThat(Counts.taking(13)).isEqualTo(king.rank());
    }

    @ParameterizedTest
    @CsvSource({"4H 3D,7,true", "4H 3D,8,false", "KH 3D,3,false", "KH,13,false", "7H,7,true", "'',0,false"})
    void aGroupComesToItsValue(String cards, int value, boolean group) {
        assertThat(Counts.CASINO.isGroup(CardSet.of(cards), value)).isEqualTo(group);
    }
}
