package kibitzer.decisions.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.games.poker.showdown.SidePot;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class PokerPotsTest {
    private static final PokerPots DECISION = new PokerPots();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final String FLUSH = "\"AS QS 9S 6S 3S\"";
    private static final String STRAIGHT = "\"9H 8D 7C 6D 5H\"";
    private static final String TRIPS = "\"KH KD KC 7H 2C\"";
    private static final String ACES = "\"AH AD QC 8C 4H\"";

    /** Seven cards: a full house and nothing low. */
    private static final String HIGH_SEVEN = "\"KS KH KD QS QH JS TS\"";
    /** Seven cards: eight-seven low, no pair needed. */
    private static final String LOW_SEVEN = "\"8C 7D 5C 3D 2C JC QD\"";
    /** Seven cards: nine-eight low at best. */
    private static final String WORSE_LOW = "\"9D 8H 7H 5H 4D KC QC\"";

    private static PotsShown read(String position) {
        return DECISION.form().read(JSON.readTree(position), "position");
    }

    private static List<Integer> chips(String position) {
        PotsShown shown = read(position);
        Tally best = DECISION.advise(shown).best().getFirst();
        return IntStream.range(0, shown.hands().size())
                .mapToObj(place -> best.in(PotColumns.word(place)))
                .toList();
    }

    private static String position(String hands, String more) {
        return "{\"hands\": [" + hands + "], " + more + "}";
    }

    @Test
    void theBooksTableStakesExampleHasAMainPotOf160AndSidePotsOf120And80() {
        // Culbertson p. 63: A has 40, B 80, C and D go on for 40 more.
        assertThat(SidePot.of(List.of(40, 80, 120, 120), List.of()))
                .containsExactly(
                        new SidePot(160, List.of(0, 1, 2, 3)),
                        new SidePot(120, List.of(1, 2, 3)),
                        new SidePot(80, List.of(2, 3)));
    }

    @Test
    void eachPotGoesToTheBestOfThoseWithAnInterestInIt() {
        String stakes = "\"paid\": [40, 80, 120, 120]";
        assertThat(chips(position(String.join(",", FLUSH, STRAIGHT, TRIPS, ACES), stakes)))
                .containsExactly(160, 120, 80, 0);
        assertThat(chips(position(String.join(",", ACES, STRAIGHT, FLUSH, TRIPS), stakes)))
                .containsExactly(0, 0, 360, 0);
    }

    @Test
    void chipsOfAPlayerWhoDroppedStayInThePotsHePaidInto() {
        assertThat(chips(position(String.join(",", FLUSH, STRAIGHT), "\"paid\": [40, 80], \"dropped\": [60, 10]")))
                .containsExactly(40 + 40 + 40 + 10, 40 + 20);
    }

    @Test
    void anUncalledBetGoesBack() {
        assertThat(chips(position(String.join(",", FLUSH, STRAIGHT), "\"paid\": [40, 100]")))
                .containsExactly(80, 60);
    }

    @Test
    void anOddChipGoesToTheTiedPlayerWhoBetLast() {
        String twins = "\"AS AH 9D 8C 3S\", \"AD AC 9H 8D 3H\"";
        String stakes = "\"paid\": [10, 10], \"dropped\": [5]";
        assertThat(chips(position(twins, stakes + ", \"last-bet\": 2"))).containsExactly(12, 13);
        assertThatThrownBy(() -> read(position(twins, stakes)))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("odd chip");
    }

    @Test
    void highAndLowTakeHalfEachAndTheOddChipGoesToHigh() {
        assertThat(chips(position(
                        HIGH_SEVEN + "," + LOW_SEVEN, "\"game\": \"high-low\", \"paid\": [10, 10], \"dropped\": [3]")))
                .containsExactly(12, 11);
    }

    @Test
    void oneHandMayWinBothWays() {
        // A straight from four to eight for high, the same cards without it no lower than a rival's nine.
        assertThat(chips(position(
                        "\"8S 7S 6H 5D 4C 2D KS\"," + WORSE_LOW.replace("8H", "8C"),
                        "\"game\": \"high-low\", \"paid\": [10, 10]")))
                .containsExactly(20, 0);
    }

    /** Both lows are jack high: 8 7 4 below the ten beats 9 6 4. */
    @Test
    void lowsOfOneHighestCardAreToldApartByTheRest() {
        PotsShown shown = read(position(
                "\"AD JD TS 8D 7D 7C 4D\", \"KS QH JH TH 9H 6D 4C\"", "\"game\": \"high-low\", \"paid\": [24, 24]"));
        assertThat(DECISION.advise(shown).rulings().getFirst().reasons())
                .extracting(Reason::measured)
                .anyMatch(said -> said.endsWith("no pair, jack high (JD TS 8D 7D 4D) for low"))
                .anyMatch(said -> said.endsWith("no pair, jack high (JH TH 9H 6D 4C) for low"));
    }

    @Test
    void aTieForLowLeavesAQuarterEach() {
        assertThat(chips(position(
                        HIGH_SEVEN + "," + LOW_SEVEN + ", \"8S 7S 5D 3H 2H JD QC\"",
                        "\"game\": \"high-low\", \"paid\": [20, 20, 20]")))
                .containsExactly(30, 15, 15);
    }

    @Test
    void theLowestHandIsSevenFiveWithTheAceHighAndSixFourWithTheAceLow() {
        String hands = "\"7S 5H 4D 3C 2S\", \"6S 4H 3H 2D AC\", \"KS KH KD KC 9S\"";
        assertThat(chips(position(hands, "\"game\": \"high-low\", \"paid\": [10, 10, 10]")))
                .containsExactly(15, 0, 15);
        assertThat(chips(position(hands, "\"game\": \"high-low-ace-low\", \"paid\": [10, 10, 10]")))
                .containsExactly(0, 15, 15);
    }

    @Test
    void sideMoneyFollowsTheFirstTwoRulesOfThePage() {
        // P. 92 (b): the side pot is between the first two; the third has few chips.
        String stakes = "\"game\": \"high-low\", \"paid\": [60, 60, 20]";
        String winsBoth = "\"5S 4S 3S 2S AS 7D JD\"";
        // The outsider wins both ways: the two share what he cannot win.
        assertThat(chips(position(String.join(",", HIGH_SEVEN, WORSE_LOW, winsBoth), stakes)))
                .containsExactly(40, 40, 60);
        // One of the two wins high, the outsider low: the first takes the whole side pot.
        assertThat(chips(position(String.join(",", HIGH_SEVEN, WORSE_LOW, LOW_SEVEN), stakes)))
                .containsExactly(30 + 80, 0, 30);
    }

    @Test
    void aTieForLowWithAnOutsiderGivesTwoThirdsOfTheSidePotToHigh() {
        // P. 93 (c): A wins high, B and C tie for low, C is not in the side pot.
        assertThat(chips(position(
                        HIGH_SEVEN + "," + LOW_SEVEN + ", \"8S 7S 5D 3H 2H JD QC\"",
                        "\"game\": \"high-low\", \"paid\": [50, 50, 20]")))
                .containsExactly(30 + 40, 15 + 20, 15);
    }

    @Test
    void whatTheBookLetsBeWithdrawnIsNotAsked() {
        // P. 93 (d): A, in the side pot, only ties for low with an outsider; C, another outsider, wins high.
        String hands = LOW_SEVEN + "," + WORSE_LOW + ", \"8S 7S 5D 3H 2H JD TD\"," + HIGH_SEVEN;
        assertThatThrownBy(() -> read(position(hands, "\"game\": \"high-low\", \"paid\": [50, 50, 20, 20]")))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("withdrawn");
    }

    @Test
    void aLoneDeclarerForLowTakesHalfWithTheHighestHand() {
        // P. 93: A, B and C declare high, D low; D holds the best hand of all.
        assertThat(chips(position(
                        String.join(",", TRIPS, ACES, STRAIGHT, FLUSH),
                        "\"game\": \"high-low\", \"paid\": [10, 10, 10, 10],"
                                + " \"declared\": [\"high\", \"high\", \"high\", \"low\"]")))
                .containsExactly(0, 0, 20, 20);
    }

    @Test
    void whereNobodyWinsAsHeDeclaredAllShare() {
        // P. 93: A has the high hand and B the low; both declared both ways, C high and D low.
        assertThat(chips(position(
                        String.join(",", HIGH_SEVEN, LOW_SEVEN, "\"AS AH AD 9S 6C 4C TD\"", WORSE_LOW),
                        "\"game\": \"high-low\", \"paid\": [10, 10, 10, 10],"
                                + " \"declared\": [\"both\", \"both\", \"high\", \"low\"]")))
                .containsExactly(10, 10, 10, 10);
    }

    @Test
    void allDeclaringOneWayTheWinnerTakesThePot() {
        assertThat(chips(position(
                        String.join(",", TRIPS, ACES),
                        "\"game\": \"high-low\", \"paid\": [10, 10], \"declared\": [\"high\", \"high\"]")))
                .containsExactly(20, 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"side-pots", "high-low", "high-low-side-pots", "declared", "ties"})
    void everyChipIsGivenToSomebody(String kind) {
        for (int seed = 0; seed < 40; seed++) {
            var options =
                    Form.options(DECISION.dealOptions()).read(JSON.readTree("{\"kinds\": [\"" + kind + "\"]}"), "with");
            PotsShown shown = DECISION.deal(new DealRequest(new Seed(seed), options));
            int bet = IntStream.concat(
                            shown.paid().stream().mapToInt(chips -> chips),
                            shown.dropped().stream().mapToInt(chips -> chips))
                    .sum();
            assertThat(DECISION.advise(shown).best().getFirst().in("total")).isEqualTo(bet);
        }
    }

    @Test
    void aWrongShareIsToldTheRightOne() {
        PotsShown shown = read(position(String.join(",", FLUSH, STRAIGHT), "\"paid\": [40, 80]"));
        Map<String, Integer> all = new LinkedHashMap<>(Map.of("hand-1", 120));
        var verdict = new Question<>(DECISION, shown).mark(PotColumns.SHAPE.tally(all));
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(verdict.against().getFirst().failing())
                .extracting(reason -> reason.measured())
                .contains(
                        "\"Hand 1\" is 80, not 120: 120 is what you get if you give the side pots with the main pot",
                        "\"Hand 2\" is 40, not 0: a straight, nine high, has nobody else in the side pot of 40");
    }

    @Test
    void onlyTheHandsShownHaveAColumn() {
        PotsShown shown = read(position(FLUSH + "," + TRIPS, "\"paid\": [10, 10]"));
        assertThat(((Columns) DECISION.answerKind(shown)).names()).containsExactly("hand-1", "hand-2", "total");
    }

    @Test
    void badPositionsAreNamed() {
        assertThatThrownBy(() -> read(position(FLUSH + "," + TRIPS, "\"paid\": [10]")))
                .hasMessageContaining("one for each hand");
        assertThatThrownBy(() ->
                        read(position(FLUSH + "," + TRIPS, "\"paid\": [10, 10], \"declared\": [\"high\", \"low\"]")))
                .hasMessageContaining("no high-low game");
        assertThatThrownBy(() -> read(position(FLUSH + "," + FLUSH, "\"paid\": [10, 10]")))
                .hasMessageContaining("in another hand too");
    }
}
