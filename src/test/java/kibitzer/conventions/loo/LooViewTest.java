package kibitzer.conventions.loo;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What three cards show at loo, and what may be said with them. */
class LooViewTest {
    private static LooView view(String hand, String turnUp, int position, int stood, int thrownUp, boolean miss) {
        return new LooView(CardSet.of(hand), CardNotation.read(turnUp), 5, position, stood, thrownUp, miss, 9, 3);
    }

    private static LooView hand(String hand, String turnUp) {
        return view(hand, turnUp, 2, 0, 1, false);
    }

    @ParameterizedTest(name = "{0}, {1} turned")
    @CsvSource({
        "AS 5S KH, 9S, 2, 14, 13, 13, 2",
        "QS 5H KH, 9S, 1, 12, 5, 13, 2",
        "2C 5H KD, 9S, 0, 0, 2, 13, 3",
        "4S 3S 2S, 9S, 3, 4, 0, 0, 1"
    })
    void trumpsAndTheCardsBesideThemAreMeasured(
            String hand, String turnUp, int trumps, int top, int sideLow, int sideTop, int suits) {
        LooView view = hand(hand, turnUp);
        assertThat(view.trumps()).isEqualTo(trumps);
        assertThat(view.topTrump()).isEqualTo(top);
        assertThat(view.sideLow()).isEqualTo(sideLow);
        assertThat(view.sideTop()).isEqualTo(sideTop);
        assertThat(view.suits()).isEqualTo(suits);
        assertThat(view.onlyTrump().isPresent()).isEqualTo(trumps == 1);
        assertThat(LooFeatures.A_TRUMP.of(view)).isEqualTo(trumps > 0);
    }

    @ParameterizedTest(name = "{0}, {1} turned: {2}")
    @CsvSource({
        "AS 5S KH, 9S, true",
        "KS 5S KH, 9S, false",
        "KS 5S KH, AS, true",
        "QS 5S KH, AS, false",
        "AH 5S KH, 9S, false"
    })
    void theBestTrumpIsTheAceOrTheKingUnderATurnedAce(String hand, String turnUp, boolean best) {
        assertThat(hand(hand, turnUp).holdsBestTrump()).isEqualTo(best);
    }

    @ParameterizedTest(name = "{0}, {1} turned: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "JS 5H KH | 9S | gives up the jack of trumps for unknown cards",
                "TS 5H KH | 9S | takes three unknown cards",
                "KS 5H KH | AS | gives up the king, the ace being turned up",
                "KS 5H KH | 9S | gives up the king of trumps for unknown cards",
                "3H 5H KH | 9S | takes three unknown cards"
            })
    void whatTheMissGivesUpIsNamedFromTheKnaveUp(String hand, String turnUp, String said) {
        assertThat(hand(hand, turnUp).givenUp()).isEqualTo(said);
    }

    @Test
    void theDealerAgainstOneDefendsWithOwnCardsOrTheMiss() {
        assertThat(view("2C 5H KD", "9S", 5, 1, 3, false).isAgainstOne()).isTrue();
        assertThat(view("2C 5H KD", "9S", 5, 2, 2, false).isAgainstOne()).isFalse();
        assertThat(view("2C 5H KD", "9S", 5, 0, 4, false).isAgainstOne()).isFalse();
        assertThat(view("2C 5H KD", "9S", 5, 1, 2, true).isAgainstOne()).isFalse();
        assertThat(view("2C 5H KD", "9S", 4, 1, 2, false).isAgainstOne()).isFalse();
        assertThat(view("2C 5H KD", "9S", 5, 1, 3, false).isDealer()).isTrue();
        assertThat(view("2C 5H KD", "9S", 1, 0, 0, false).isFirst()).isTrue();
        assertThat(view("2C 5H KD", "9S", 2, 0, 1, false).isFirst()).isFalse();
    }

    @Test
    void standingThrowingUpAndTheMissAreOpenWhileTheMissIsThere() {
        assertThat(view("2C 5H KD", "9S", 2, 0, 1, false).open())
                .containsExactlyInAnyOrder(LooView.THROW_UP, LooView.STAND, LooView.MISS);
        assertThat(view("2C 5H KD", "9S", 3, 0, 1, true).open())
                .containsExactlyInAnyOrder(LooView.THROW_UP, LooView.STAND);
        assertThat(view("2C 5H KD", "9S", 2, 0, 1, false).open(LooView.STAND, LooView.DEFEND))
                .containsExactly(LooView.STAND);
    }

    @Test
    void whatIsAtStakeAndWhoIsInAreCounted() {
        LooView view = view("2C 5H KD", "9S", 4, 2, 1, false);
        assertThat(LooFeatures.LEFT.of(view)).isEqualTo(4);
        assertThat(LooFeatures.SHARE.of(view)).isEqualTo(1); // a third of nine against a loo of three
        assertThat(LooFeatures.ALL_STOOD.of(view)).isFalse();
        assertThat(LooFeatures.ALL_STOOD.of(view("2C 5H KD", "9S", 3, 2, 0, false)))
                .isTrue();
        assertThat(LooFeatures.MISS_OPEN.of(view)).isTrue();
        assertThat(LooFeatures.TOP_TRUMP.of(hand("AS 5S KH", "9S"))).isEqualTo(14);
    }
}
