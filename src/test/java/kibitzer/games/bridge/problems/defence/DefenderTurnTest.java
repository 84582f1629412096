package kibitzer.games.bridge.problems.defence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.Theme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a defender may play, and which of his cards count as one. */
class DefenderTurnTest {
    private static final CardSet DUMMY = PbnHand.read("Q73.KQ5.AQ82.Q43");

    private static DefenderTurn turn(String hand, String played) {
        return new DefenderTurn(Seat.EAST, DUMMY, PbnHand.read(hand), Strain.NO_TRUMP, 9, cards(played));
    }

    private static List<Card> cards(String text) {
        return Stream.of(text.split(" ")).map(DefenderTurnTest::card).toList();
    }

    @ParameterizedTest
    @CsvSource({
        // king and jack with dummy's queen between them
        "KJ2.643.T95.K765, 4S 3S, KS JS 2S",
        // dummy's queen lies on the table, where it still counts
        "KJ2.643.T95.K765, 4S QS, KS JS 2S",
        // the queen is gone with the first trick: king, jack and ten are one
        "KJT2.64.T95.K765, 4S QS 2S AS 5S 6S 7S, TS",
        // ten and nine are one, the lowest stands for both; dummy's eight stands between nine and seven
        "KJ2.643.T975.K76, 3D 2D, 9D 7D 5D",
        // void: any card
        "KJ82..T975.K7652, 6H 5H, KS JS 8S 2S 9D 7D 5D KC 5C 2C"
    })
    void oneOfEachRunIsAChoice(String hand, String played, String choices) {
        assertThat(turn(hand, played).choices()).containsExactlyElementsOf(cards(choices));
    }

    @Test
    void theCardsOfEachSeatAreTold() {
        DefenderTurn turn = turn("KJ2.643.T95.K765", "4S 3S KS AS 2D 6D AD 5D KH");
        assertThat(turn.playedBy(Seat.WEST)).isEqualTo(CardSet.of("4S 6D"));
        assertThat(turn.playedBy(Seat.NORTH)).isEqualTo(CardSet.of("3S AD KH"));
        assertThat(turn.playedBy(Seat.EAST)).isEqualTo(CardSet.of("KS 5D"));
        assertThat(turn.playedBy(Seat.SOUTH)).isEqualTo(CardSet.of("AS 2D"));
        assertThat(turn.trick()).isEqualTo(cards("KH"));
        assertThat(turn.lawful()).isEqualTo(CardSet.of("6H 4H 3H"));
    }

    @Test
    void declarerDoesNotDefend() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DefenderTurn(Seat.SOUTH, DUMMY, DUMMY, Strain.NO_TRUMP, 9, List.of()))
                .withMessageContaining("SOUTH");
    }

    @ParameterizedTest
    @CsvSource({
        "THIRD_HAND, KJ2.643.T95.K765, 4S 3S, true",
        "THIRD_HAND, K2.643.T953.K765, 4C 3C KC AC 4S 3S, false",
        "COVER, KJ2.643.T95.K765, 4C 3C KC AC 2D 6D AD 5D QS, true",
        // nothing higher than the queen
        "COVER, J42.643.T95.K765, 4C 3C KC AC 2D 6D AD 5D QS, false",
        "RETURN, KJ2.643.T95.AK65, 4C 3C KC 2C, true",
        "GIVE_A_RUFF, KJ2.643.T95.AK65, 4C 3C KC 2C, false",
        "ACE_OR_NOT, KJ2.643.T95.AK65, 4C 3C, false"
    })
    void aThemeHasItsTurns(Theme theme, String hand, String played, boolean is) {
        assertThat(DefencePoint.isTurn(theme, turn(hand, played))).isEqualTo(is);
    }

    @Test
    void cardsWithThePointOfTheRightOneAreNoRivals() {
        DefenderTurn cover = turn("AK2.643.T95.K765", "4C 3C KC AC 2D 6D AD 5D QS");
        assertThat(DefencePoint.shared(Theme.COVER, cover, card("KS"), card("AS")))
                .isTrue();
        assertThat(DefencePoint.shared(Theme.COVER, cover, card("KS"), card("2S")))
                .isFalse();
        DefenderTurn third = turn("KJ2.643.T95.K765", "4S 3S");
        assertThat(DefencePoint.shared(Theme.THIRD_HAND, third, card("KS"), card("JS")))
                .isFalse();
        DefenderTurn lead = turn("KJ2.643.T95.AK65", "4C 3C KC 2C");
        assertThat(DefencePoint.shared(Theme.RETURN, lead, card("AC"), card("5C")))
                .isTrue();
        assertThat(DefencePoint.isIn(Theme.RETURN, lead, card("KS"))).isFalse();
        assertThat(DefencePoint.isIn(Theme.CASH_OUT, lead, card("KS"))).isTrue();
    }

    private static Card card(String text) {
        return CardSet.of(text).first();
    }
}
