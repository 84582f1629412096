package kibitzer.games.trick.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the search takes at the most, and the first that it does not. */
class BoundsOfTheSearchTest {
    private static OpenHands hands(String id, List<Cards> hands, int leader, List<Card> trick) {
        TrickGame game = TrickGames.find(id).orElseThrow();
        return new OpenHands(game, game.rules().usual(), Optional.empty(), hands, leader, trick, TableFacts.NONE);
    }

    /** So many cards each, as they lie in the pack. */
    private static OpenHands dealt(String id, int players, int each) {
        List<Card> pack =
                TrickGames.find(id).orElseThrow().rules().pack().pack().cards();
        return hands(
                id,
                IntStream.range(0, players)
                        .mapToObj(player -> Cards.of(pack.subList(player * each, (player + 1) * each)))
                        .toList(),
                0,
                List.of());
    }

    /** A full trick is taken in before one asks what to play. */
    @Test
    void aTrickOfAllPlayersIsNoneToPlayTo() {
        List<Cards> two = List.of(Cards.of("2S"), Cards.of("3S"), Cards.of("4S"), Cards.of("5S"));
        List<Card> full = Cards.of("AS KS QS JS").list();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> hands("whist", two, 0, full))
                .withMessageContaining("4 cards on the table");
    }

    /** Players are numbered from 0: of four the last is 3. */
    @Test
    void theLeaderIsOneOfThePlayers() {
        List<Cards> one = List.of(Cards.of("2S"), Cards.of("3S"), Cards.of("4S"), Cards.of("5S"));

        assertThat(hands("whist", one, 3, List.of()).toPlay()).isEqualTo(3);
        assertThatIllegalArgumentException().isThrownBy(() -> hands("whist", one, 4, List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> hands("whist", one, -1, List.of()));
    }

    /** Catch the ten is played with 36 cards (p. 249), which is as many as the search for all games takes. */
    @ParameterizedTest
    @CsvSource({"catch-the-ten, 4, 9, true", "auction-pinochle, 4, 10, false", "auction-pinochle, 3, 12, true"})
    void thirtySixCardsAreSearched(String id, int players, int each, boolean searched) {
        assertThat(OpenCards.canSearch(dealt(id, players, each), Stake.TRICKS)).isEqualTo(searched);
    }

    /** A pack of 80 at four hands, some cards played. */
    @ParameterizedTest
    @CsvSource({"4, 15", "3, 20", "6, 10"})
    void sixtyCardsAreNumbered(int players, int each) {
        assertThat(new DealtCards(dealt("double-pack-pinochle", players, each), Stake.TRICKS).size)
                .isEqualTo(60);
    }

    @Test
    void moreThanSixtyCardsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DealtCards(dealt("double-pack-pinochle", 4, 16), Stake.TRICKS))
                .withMessage("64 cards; expected at most 60");
    }

    @Test
    void aCardOfAnotherPlayersHasNoNumber() {
        DealtCards cards = new DealtCards(dealt("whist", 4, 3), Stake.TRICKS);
        Card ofTheSecond = TrickGames.find("whist")
                .orElseThrow()
                .rules()
                .pack()
                .pack()
                .cards()
                .get(3);

        assertThat(cards.number(1, ofTheSecond)).isBetween(0, 11);
        assertThatIllegalArgumentException().isThrownBy(() -> cards.number(0, ofTheSecond));
    }
}
