package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a meld takes one card more: at samba a canasta is of seven cards, and grows by natural cards alone (p. 25). */
class LaidOnACanastaTest {
    @ParameterizedTest(name = "{0}: {1} takes {2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            SAMBA   | 9S 9S 9H 9H 9D 9D       | 2S | true
            SAMBA   | 9S 9S 9H 9H 9D 9D       | JK | true
            SAMBA   | 9S 9S 9H 9H 9D 9D 9C    | 2S | false
            SAMBA   | 9S 9S 9H 9H 9D 9D 9C    | JK | false
            SAMBA   | 9S 9S 9H 9H 9D 9D 9C    | 9C | true
            SAMBA   | 9S 9S 9H 9H 9D 9D 9C 9C | 2S | false
            # canasta knows no such rule
            CANASTA | 9S 9S 9H 9H 9D 9D 9C    | 2S | true
            """)
    void aWildCardCompletesACanastaAndIsNotLaidOnOne(RummyGame game, String meld, String card, boolean takes) {
        assertThat(game.rules().takes(Cards.of(meld), CardNotation.read(card))).isEqualTo(takes);
    }

    /** Rummy one pack (Culbertson, p. 2), canasta two and four jokers (p. 19), samba three and six (p. 24). */
    @ParameterizedTest(name = "{0}: {1} cards, {2} of them jokers")
    @CsvSource({"RUMMY, 52, 0", "CANASTA, 108, 4", "SAMBA, 162, 6"})
    void packsHaveTheirCards(RummyGame game, int cards, int jokers) {
        assertThat(game.rules().pack().cards()).hasSize(cards);
        assertThat(game.rules().pack().cards().stream().filter(Card::isJoker)).hasSize(jokers);
    }
}
