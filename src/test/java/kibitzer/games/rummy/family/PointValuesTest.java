package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards count, left in the hand and melded, by the table of each game's page. */
class PointValuesTest {
    /** Ace, king, jack, ten, nine, deuce and joker left in the hand; 0 for a joker that is not in the pack. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "RUMMY, 1, 10, 10, 10, 9, 2, 0",
        "BOATHOUSE, 11, 10, 10, 10, 9, 2, 0", // p. 6
        "COON_CAN, 11, 10, 10, 10, 9, 2, 15", // p. 4
        "FIVE_HUNDRED_RUM, 15, 10, 10, 10, 9, 2, 0", // p. 12
        "PERSIAN, 15, 10, 10, 10, 9, 2, 20", // p. 15
        "OKLAHOMA, 20, 10, 10, 10, 10, 20, 200", // p. 16
        "CANASTA, 20, 10, 10, 10, 10, 20, 50", // p. 19
        "SAMBA, 20, 10, 10, 10, 10, 20, 50", // p. 24
        "CONTRACT, 15, 10, 10, 10, 9, 2, 15", // p. 26
        "CONTRACT_WITH_WILD_DEUCES, 15, 10, 10, 10, 9, 15, 15", // p. 26
        "CAROUSEL, 1, 10, 10, 10, 9, 2, 25", // p. 43
        "KALUKI, 15, 10, 10, 10, 9, 2, 25", // p. 45
        "ROUND_THE_CORNER_GIN, 15, 10, 10, 10, 9, 2, 0",
        "PIF_PAF, 1, 1, 1, 1, 1, 1, 1",
        "PANGUINGUE, 1, 1, 1, 1, 1, 1, 1"
    })
    void aCardLeftInTheHandCosts(RummyGame game, int ace, int king, int jack, int ten, int nine, int deuce, int joker) {
        PointValues values = game.rules().values();
        assertThat(Cards.of("AS KS JS TS 9S 2S JK").stream().map(values::left))
                .containsExactly(ace, king, jack, ten, nine, deuce, joker);
        assertThat(values.left(Cards.of("AS KS 9S"))).isEqualTo(ace + king + nine);
    }

    /** P. 16 and p. 19: ten down to the eight, five from the seven. */
    @ParameterizedTest
    @CsvSource({"8S, 10", "7S, 5", "4S, 5", "QS, 10"})
    void canastaAndOklahomaCountByTensAndFives(String card, int points) {
        assertThat(RummyGame.CANASTA.rules().values().left(Cards.of(card))).isEqualTo(points);
        assertThat(RummyGame.OKLAHOMA.rules().values().left(Cards.of(card)))
                .as("but the queen of spades")
                .isEqualTo(card.equals("QS") ? 100 : points);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # p. 12: the ace is 15, and 1 below the deuce
            FIVE_HUNDRED_RUM | AS KS QS    | 35
            FIVE_HUNDRED_RUM | 3S 2S AS    | 6
            FIVE_HUNDRED_RUM | AS AH AD    | 45
            # p. 15: the ace is always high
            PERSIAN          | AS KS QS    | 35
            PERSIAN          | JK JK JK    | 60
            # p. 16: a joker 100; a deuce 10 for a card above the seven, and 5 for one that is not
            OKLAHOMA         | TS JK 8S    | 120
            OKLAHOMA         | 8S 8H 2D    | 30
            OKLAHOMA         | 7S 7H 2D    | 15
            OKLAHOMA         | 7S 6S 2D    | 20
            OKLAHOMA         | 2S 2H 2D    | 15
            OKLAHOMA         | AS AH 2D    | 50
            OKLAHOMA         | QS QH QD    | 70
            OKLAHOMA         | KS QS JS    | 70
            # p. 45: a joker counts what it stands for
            KALUKI           | KS KH JK    | 30
            KALUKI           | AS AH JK    | 45
            KALUKI           | KS QS JK    | 35
            KALUKI           | 3S 2S JK    | 20
            KALUKI           | 5S 4S JK    | 15
            CANASTA          | KS KH 2D    | 40
            CANASTA          | 4S 4H JK    | 60
            RUMMY            | 7S 6S       | 0
            """)
    void aMeldCountsTheMostThatItsWildCardsAllow(RummyGame game, String cards, int points) {
        assertThat(game.rules().mostPoints(Cards.of(cards))).isEqualTo(points);
    }
}
