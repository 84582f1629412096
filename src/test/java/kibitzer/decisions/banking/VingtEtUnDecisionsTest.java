package kibitzer.decisions.banking;

import static kibitzer.decisions.banking.BankingRows.marked;
import static kibitzer.decisions.banking.BankingRows.question;
import static kibitzer.decisions.banking.BankingRows.refuses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kibitzer.advice.Reckoning;
import kibitzer.decisions.Decision;
import kibitzer.decisions.banking.vingtetun.VingtEtUnDecisions;
import kibitzer.decisions.banking.vingtetun.VingtEtUnDouble;
import kibitzer.decisions.banking.vingtetun.VingtEtUnPays;
import kibitzer.decisions.banking.vingtetun.VingtEtUnSplit;
import kibitzer.decisions.banking.vingtetun.VingtEtUnStand;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pointers of p. 368, row by row. */
class VingtEtUnDecisionsTest {
    private static final VingtEtUnStand STAND = new VingtEtUnStand();

    private static String position(String hand, String up) {
        return "{'hand': '" + hand + "', 'dealer-up': '" + up + "'}";
    }

    @ParameterizedTest(name = "{0} against {1}: {2} ({3})")
    @CsvSource(textBlock = """
            TS 6H,       9D, stand, p04
            TS 6H,       7D, stand, p04
            TS 5H,       7D, hit,   p04
            TS 5H,       AD, hit,   p04
            9S 7H,       AD, stand, p04
            TS 4H,       6D, stand, p05
            TS 3H,       6D, hit,   p05
            TS 4H,       2D, stand, p05
            TS 2H,       4D, hit,   p05
            AS 6H,       9D, hit,   p06
            AS 6H,       2D, hit,   p06
            AS 7H,       9D, stand, p06
            AS 7H,       AD, stand, p06
            AS 2H 4C,    3D, hit,   p06
            AS 6H 9C,    3D, stand, p05
            AS 6H 9C,    8D, stand, p04
            TS 7H,       9D, stand, p07
            TS 7H,       AD, stand, p08
            TS 9H,       9,  stand, p08
            5S 4H 2C,    T,  hit,   p04
            """)
    void standsOrHits(String hand, String up, String answer, String pointer) {
        var advice = question(STAND, position(hand, up)).advice();
        assertThat(advice.best()).containsExactly(answer);
        assertThat(advice.acceptable()).isEmpty();
        assertThat(advice.rulings().getFirst().source().ids()).contains("vingt-et-un." + pointer);
        String other = answer.equals("hit") ? "stand" : "hit";
        assertThat(marked(STAND, position(hand, up), other).grade()).isEqualTo(Grade.WRONG);
    }

    /** The book's own figures for 17 against a nine are too far apart; that it stands is right (e07). */
    @Test
    void seventeenAgainstNineHasItsFigures() {
        Reckoning<String> reckoning = STAND.reckon(
                        question(STAND, position("TS 7H", "9D")).position())
                .orElseThrow();
        assertThat(reckoning.best()).containsExactly("stand");
        assertThat(endless(reckoning, "stand")).isCloseTo(57.7 - 100, within(.05));
        assertThat(endless(reckoning, "hit")).isCloseTo(44.6 - 100, within(.05));
    }

    private static double endless(Reckoning<String> reckoning, String answer) {
        return reckoning.rows().stream()
                .filter(row -> row.answer().equals(answer))
                .findFirst()
                .orElseThrow()
                .figures()
                .getLast()
                .value();
    }

    /** Where counting contradicts the book, the cost stands beside the verdict: e03, -.415 against -.475. */
    @Test
    void theCostOfTheBooksAnswerIsTold() {
        Reckoning<String> reckoning = STAND.reckon(
                        question(STAND, position("TS 6H", "7D")).position())
                .orElseThrow();
        assertThat(reckoning.best()).containsExactly("hit");
        assertThat(endless(reckoning, "hit")).isCloseTo(-41.5, within(.05));
        assertThat(endless(reckoning, "stand")).isCloseTo(-47.5, within(.05));
        assertThat(reckoning.basis()).startsWith("The book's answer costs ").contains("percent of the stake");
    }

    @ParameterizedTest(name = "{0} against {1}: {2}, {3}")
    @CsvSource(textBlock = """
            AS AH, 6D, yes, WRONG
            4S 4H, 6D, no,  WRONG
            5S 5H, 6D, no,  WRONG
            9S 9H, 6D, no,  WRONG
            TS TH, 6D, no,  WRONG
            KS KH, AD, no,  WRONG
            KS QH, AD, no,  WRONG
            8S 8H, 6D, no,  ACCEPTABLE
            2S 2H, 6D, no,  ACCEPTABLE
            7S 7H, AD, no,  ACCEPTABLE
            6S 7H, AD, no,  WRONG
            """)
    void splits(String hand, String up, String answer, Grade other) {
        Decision<?, String> split = new VingtEtUnSplit();
        assertThat(question(split, position(hand, up)).advice().best()).containsExactly(answer);
        assertThat(marked(split, position(hand, up), answer.equals("yes") ? "no" : "yes")
                        .grade())
                .isEqualTo(other);
    }

    @ParameterizedTest(name = "{0} against {1}")
    @CsvSource({"7S 4H, 6D", "6S 5H, AD", "9S 2H, TD", "TS 2H, 6D", "5S 5H, 6D"})
    void theBookNeverDoubles(String hand, String up) {
        Decision<?, String> decision = new VingtEtUnDouble();
        assertThat(question(decision, position(hand, up)).advice().best()).containsExactly("no");
        assertThat(marked(decision, position(hand, up), "yes").grade()).isEqualTo(Grade.WRONG);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            {'hand': '7S 7H 7D'}                                                | 3
            {'hand': 'AS KH', 'dealer-up': '9D'}                                | 2
            {'hand': 'AS KH', 'dealer-up': '9D', 'rules': 'house'}              | 1.5
            {'hand': '8S 7H 6D', 'dealer-up': '9D'}                             | 2
            {'hand': '2S 2H 2D 3S 4S 5S', 'dealer-up': '9D'}                    | 4
            {'hand': 'TS 5H 9D', 'dealer-up': '9C'}                             | -1
            {'hand': 'TS 9H', 'dealer-hand': 'TH 8H'}                                | 1
            {'hand': 'TS 8H', 'dealer-hand': 'TH 8C', 'rules': 'home'}               | 0
            {'hand': '7S 4H TC', 'dealer-hand': 'TH 9C', 'doubled': true}            | 2
            {'hand': 'AS KH', 'dealer-hand': 'TH 9C', 'shown': false}                | 1
            {'hand': 'AS KH', 'dealer-hand': '7H 7C 7D', 'shown': false}             | 0
            """)
    void paysWhatThePagesPrint(String position, double multiple) {
        assertThat(question(new VingtEtUnPays(), position).advice().best()).containsExactly(multiple);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            {'hand': 'AS AS AS AS AS AS', 'dealer-up': '9D'}     | position.hand: the ace of spades stands 2 times
            {'hand': 'TS 6H', 'dealer-up': 'TS'}                 | position.dealer-up: the ten of spades stands 2 times
            {'hand': 'TS 6H', 'dealer-up': '9D', 'seen': '6H'}   | position.seen: the six of hearts stands 2 times
            {'hand': 'TS 6H 9C', 'dealer-up': '9D'}              | position.hand: counts 25
            {'hand': 'TS', 'dealer-up': '9D'}                    | position.hand: 1 card
            {'hand': 'TS JK', 'dealer-up': '9D'}                 | position.hand: a joker
            {'hand': 'TS 6H'}                                    | position.dealer-up: missing
            {'hand': 'TS 6H', 'dealer-up': 'x'}                  | position.dealer-up
            {'hand': 'TS 6H', 'dealer-up': '9D', 'packs': 0}     | position.packs
            {'hand': 'AS AH AC AD', 'dealer-up': 'A'}            | position.dealer-up: aces: 5
            {'hand': 'TS 6H', 'dealer-up': '9D', 'colour': 1}    | position.colour: unknown field
            """)
    void badPositionsAreRefusedByTheFieldsName(String position, String message) {
        refuses(STAND, position, message);
    }

    @Test
    void twoPacksHaveACardTwice() {
        assertThat(question(STAND, "{'hand': 'AS AS 4H', 'dealer-up': '9D', 'packs': 2}")
                        .advice()
                        .best())
                .containsExactly("hit");
        refuses(
                STAND,
                "{'hand': 'AS AS AS', 'dealer-up': '9D', 'packs': 2}",
                "stands 3 times; expected at most 2 in 2 packs");
    }

    @Test
    void moreThanTwoCardsAreNeitherSplitNorDoubled() {
        refuses(new VingtEtUnSplit(), position("2S 2H 2C", "9D"), "hand: 3 cards; expected the first two");
        refuses(new VingtEtUnDouble(), position("2S 4H 5C", "9D"), "hand: 3 cards; expected the first two");
        refuses(new VingtEtUnPays(), "{'hand': 'TS 6H', 'dealer-up': '9D'}", "dealer-hand: missing");
        refuses(new VingtEtUnPays(), "{'hand': 'TS 6H', 'dealer-hand': '9D KC', 'shown': false}", "position.shown");
    }

    @Test
    void theContractHasTheseFields() {
        assertThat(VingtEtUnDecisions.ALL.decisions())
                .extracting(decision -> decision.id().text())
                .containsExactly("vingt-et-un/stand", "vingt-et-un/double", "vingt-et-un/split", "vingt-et-un/pays");
        assertThat(List.of(STAND, new VingtEtUnDouble(), new VingtEtUnSplit()))
                .allSatisfy(decision -> assertThat(BankingRows.names(decision)).startsWith("hand", "dealer-up"));
        assertThat(BankingRows.names(new VingtEtUnPays())).contains("hand", "dealer-up", "rules");
    }
}
