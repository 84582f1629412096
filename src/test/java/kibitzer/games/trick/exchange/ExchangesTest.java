package kibitzer.games.trick.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How cards change hands before the first lead, game by game with its page. */
class ExchangesTest {
    private static String told(String game) {
        return Exchanges.of(TrickGames.find(game).orElseThrow())
                .map(exchange -> switch (exchange) {
                    case Passing(int cards, Passing.To to) -> "pass " + cards + " " + to.word();
                    case Drawing _ -> "draw";
                    case TakenWidow(int cards) -> "widow " + cards;
                    case SpareHand(int cards) -> "spare " + cards;
                    case StandersDraw _ -> "standers draw";
                })
                .orElse("nothing");
    }

    @ParameterizedTest
    @CsvSource({
        "black-lady, pass 3 left", // p. 247
        "greek-hearts, pass 3 right", // p. 248
        "ecarte, draw", // p. 202
        "five-hundred, widow 3", // pp. 214-215
        "two-hand-five-hundred-24, widow 4", // p. 219
        "three-card-loo, spare 3", // round games pp. 18-20
        "loo, spare 3", // pp. 197-198
        "loo-five-card, standers draw", // round games pp. 27-28
        "irish-loo, standers draw", // p. 199
        "five-card-loo, standers draw", // p. 199, as Irish loo
        "whist, nothing",
        "cancellation-hearts, nothing",
        "six-hand-five-hundred, nothing"
    })
    void cardsChangeHandsAsThePageSays(String game, String exchange) {
        assertThat(told(game)).isEqualTo(exchange);
    }

    @Test
    void whatIsNotPlayedIsSaidWhy() {
        assertThat(Exchanges.unplayed(TrickGames.find("cancellation-hearts").orElseThrow()))
                .contains("cards left over go to the winner of the first trick");
        assertThat(Exchanges.unplayed(TrickGames.find("black-lady").orElseThrow()))
                .isEmpty();
    }

    /** The neighbour to the left sits one place on, the one to the right one place back, round the table. */
    @ParameterizedTest
    @CsvSource({"LEFT, 0, 1", "LEFT, 3, 0", "RIGHT, 0, 3", "RIGHT, 1, 0"})
    void cardsGoToANeighbour(Passing.To to, int giver, int receiver) {
        assertThat(to.receiver(giver, 4)).isEqualTo(receiver);
    }
}
