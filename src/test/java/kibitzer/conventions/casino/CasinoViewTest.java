package kibitzer.conventions.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoPlay;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Layout;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hand at casino has of pairs: the spade takes, and the other card is trailed. */
class CasinoViewTest {
    private static CasinoView view(String hand, String table) {
        return new CasinoView(new CasinoSight(
                CasinoGame.CASINO,
                CardSet.of(hand),
                new Layout(CardSet.of(table), List.of()),
                CardSet.EMPTY,
                CardSet.EMPTY,
                false,
                Optional.empty()));
    }

    @ParameterizedTest(name = "{0}, {1} on the table: {2}")
    @DisplayName("a pair leaves a choice where the take of most cards is made with it and one of the two is a spade")
    @CsvSource({
        "7S 7H 2C, 7D, true",
        "7S 9H 2C, 7D, false", // one card is no pair
        "7C 7H 2C, 7D, false", // without a spade either does
        "7S 7H 9C, 7D 9D 6D 3D, false", // nine, six and three are more than the seven
        "7S 7H 2C, KD, false" // nothing to take
    })
    void theTakeOfMostCardsMayBeMadeFromAPair(String hand, String table, boolean choice) {
        assertThat(view(hand, table).takesMostFromAPair()).isEqualTo(choice);
    }

    @ParameterizedTest(name = "{0}: {1} {2}")
    @CsvSource({
        "7S 7H 2C, trail 7H, true",
        "7S 7H 2C, trail 7S, false",
        "7S 9H 2C, trail 7S, true", // no other seven to trail
        "7S 7H 2C, take 7S: 7D, true",
        "7S 7H 2C, take 7H: 7D, false",
        "7H 9H 2C, take 7H: 7D, true"
    })
    void theSpadeOfAPairTakesAndTheOtherIsTrailed(String hand, String play, boolean right) {
        assertThat(view(hand, "7D").isRightOfAPair(CasinoPlay.read(play))).isEqualTo(right);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"7S 9H, trail 7S, false", "7S 7H, trail 7S, true", "7S 7H 7C, trail 7S, true"})
    void aPairIsTwoOfARank(String hand, String play, boolean pair) {
        assertThat(view(hand, "KD").isOfAPair(CasinoPlay.read(play))).isEqualTo(pair);
    }
}
