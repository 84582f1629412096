package kibitzer.decisions.banking;

import static kibitzer.decisions.banking.BankingRows.marked;
import static kibitzer.decisions.banking.BankingRows.question;
import static kibitzer.decisions.banking.BankingRows.refuses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import kibitzer.advice.Reckoning;
import kibitzer.decisions.banking.baccarat.BaccaratDraw;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules that are printed on the shoe (p. 375-376), row by row. */
class BaccaratDrawTest {
    private static final BaccaratDraw DRAW = new BaccaratDraw();
    private static final String[] HANDS = {"KS TH", "AS TH", "2S TH", "3S TH", "4S TH", "5S TH", "6S TH", "7S TH"};
    private static final String[] GIVEN = {"QD", "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D"};

    /** What the table prints in its third column, by the card given; the two places marked are in their own test. */
    private static final int[] DRAWS_TO = {3, 3, 4, 4, 5, 5, 6, 6, 2, 3};

    @Test
    void theDealersTableRowByRow() {
        for (int given = 0; given < GIVEN.length; given++) {
            for (int point = 0; point < HANDS.length; point++) {
                if (point == 3 && given == 9 || point == 5 && given == 4) {
                    continue;
                }
                String position = "{'game': 'chemin-de-fer', 'role': 'banker', 'hand': '" + HANDS[point]
                        + "', 'opponent': 'drew', 'gave': '" + GIVEN[given] + "'}";
                var advice = question(DRAW, position).advice();
                assertThat(advice.best()).as(position).containsExactly(point <= DRAWS_TO[given] ? "draw" : "stand");
                assertThat(advice.acceptable()).as(position).isEmpty();
            }
        }
    }

    @ParameterizedTest(name = "{0} with {1}: {2}")
    @CsvSource(textBlock = """
            player, KS TH, draw,  WRONG
            player, 4S TH, draw,  WRONG
            player, 5S TH, stand, ACCEPTABLE
            player, 9S 6H, stand, ACCEPTABLE
            player, 6S TH, stand, WRONG
            player, 7S TH, stand, WRONG
            player, 8S TH, stand, WRONG
            player, 9S TH, stand, WRONG
            banker, 5S TH, draw,  WRONG
            banker, KS TH, draw,  WRONG
            banker, 6S TH, stand, WRONG
            banker, 7S TH, stand, WRONG
            banker, 9S TH, stand, WRONG
            """)
    void thePlayerAndTheDealerAgainstAStander(String role, String hand, String answer, Grade other) {
        String position = "{'game': 'baccarat', 'role': '" + role + "', 'hand': '" + hand + "'"
                + (role.equals("banker") ? ", 'opponent': 'stood', 'gave': null" : "") + "}";
        assertThat(question(DRAW, position).advice().best()).containsExactly(answer);
        assertThat(marked(DRAW, position, answer.equals("draw") ? "stand" : "draw")
                        .grade())
                .isEqualTo(other);
    }

    @ParameterizedTest(name = "{0}, {1} given, {2}: {3}")
    @CsvSource(textBlock = """
            3S TH, 9D, usually-stands, stand
            3S TH, 9D, always-stands,  stand
            3S TH, 9D, draws,          draw
            5S TH, 4D, usually-stands, draw
            5S TH, 4D, draws,          draw
            5S TH, 4D, always-stands,  stand
            """)
    void theDealersChoices(String hand, String gave, String habit, String answer) {
        String position = "{'game': 'baccarat', 'role': 'banker', 'hand': '" + hand + "', 'opponent': 'drew', 'gave': '"
                + gave + "', 'on-five': '" + habit + "'}";
        assertThat(question(DRAW, position).advice().best()).containsExactly(answer);
        assertThat(marked(DRAW, position, answer.equals("draw") ? "stand" : "draw")
                        .grade())
                .isEqualTo(Grade.ACCEPTABLE);
    }

    /** From six packs nearly what an endless one gives: 50.62 drawn to, 48.76 stood on (e04). */
    @Test
    void onFiveCountingDraws() {
        Reckoning<String> reckoning = DRAW.reckon(
                        question(DRAW, "{'game': 'baccarat', 'role': 'player', 'hand': '5S TH'}")
                                .position())
                .orElseThrow();
        assertThat(reckoning.best()).containsExactly("draw");
        assertThat(reckoning.rows().get(0).figures().get(2).value()).isCloseTo(50.62, within(.1));
        assertThat(reckoning.rows().get(1).figures().get(2).value()).isCloseTo(48.76, within(.1));
        assertThat(reckoning.basis()).startsWith("The book's answer costs 3.");
    }

    /** The book's 60 and 59 (p. 376), the player drawing to 5 one time in four: 60.2 and 59.1 from an endless pack. */
    @Test
    void threeWithANineGiven() {
        Reckoning<String> reckoning = DRAW.reckon(question(
                                DRAW,
                                "{'game': 'baccarat', 'role': 'banker', 'hand': '3S TH', 'opponent': 'drew', 'gave': '9D'}")
                        .position())
                .orElseThrow();
        assertThat(reckoning.best()).containsExactly("stand");
        assertThat(reckoning.rows().get(0).figures().get(2).value()).isCloseTo(60.2, within(.2));
        assertThat(reckoning.rows().get(1).figures().get(2).value()).isCloseTo(59.1, within(.2));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            {'role': 'banker', 'hand': '5S TH'}                                                | position.opponent: missing
            {'role': 'banker', 'hand': '5S TH', 'opponent': 'drew'}                            | position.gave: missing
            {'role': 'banker', 'hand': '5S TH', 'opponent': 'stood', 'gave': '4D'}             | position.gave
            {'role': 'player', 'hand': '5S TH', 'opponent': 'stood'}                           | position.opponent
            {'role': 'player', 'hand': '5S TH 2C'}                                             | position.hand: 3 cards
            {'role': 'dealer', 'hand': '5S TH'}                                                | position.role
            {'role': 'player', 'hand': 'AS AS', 'packs': 1}                                    | position.hand: the ace of spades stands 2 times
            {'game': 'macao', 'role': 'player', 'hand': '5S TH'}                               | position.game
            {'role': 'banker', 'hand': 'AS AS', 'opponent': 'drew', 'gave': 'AS', 'packs': 2}  | position.gave: the ace of spades stands 3 times
            """)
    void badPositionsAreRefusedByTheFieldsName(String position, String message) {
        refuses(DRAW, position, message);
    }

    @Test
    void theCardGivenMayBeARankAlone() {
        assertThat(question(
                                DRAW,
                                "{'game': 'baccarat', 'role': 'banker', 'hand': '2S 3H', 'opponent': 'drew', 'gave': '6'}")
                        .advice()
                        .best())
                .containsExactly("draw");
    }

    @Test
    void theContractHasTheseFields() {
        assertThat(BankingRows.names(DRAW)).startsWith("game", "role", "hand", "opponent", "gave");
    }
}
