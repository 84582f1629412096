package kibitzer.decisions.trick.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Row;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.euchre.EuchreView;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Hands put together with pages 206 to 208 open, each with what they say of it; {@code -Dkibitzer.euchre.deals=10000} deals more. */
class EuchreCallTest {
    private static final int DEALS = Integer.getInteger("kibitzer.euchre.deals", 100);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final EuchreCall DECISION = new EuchreCall();

    private static EuchreView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 207: eldest hand orders up on three fairly sure tricks, two trumps among them
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | order-up | BEST
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | pass     | ACCEPTABLE
            # p. 207: else their side names first when it is turned down
            'hand': 'AH 9H AS 8S 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | pass     | BEST
            'hand': 'AH 9H AS 8S 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | order-up | WRONG
            # p. 207: one trump is not enough, whatever stands beside it
            'hand': 'JH AS AD AC 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | pass     | BEST
            # p. 207: alone as with partner, for the dealer's trump is the same
            'hand': 'AS TS 7S JD AC', 'turn-up': 'TH', 'dealer': 'E', 'calls': []       | order-up | WRONG
            'hand': 'AS TS 7S JD AC', 'turn-up': 'TH', 'dealer': 'E', 'calls': []       | order-up alone | WRONG
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | order-up alone | ACCEPTABLE
            # p. 207: third hand is eldest hand's partner, and does the same
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'W', 'calls': ['pass', 'pass'] | order-up | BEST
            'hand': 'AH 9H AS 8S 7C', 'turn-up': 'QH', 'dealer': 'W', 'calls': ['pass', 'pass'] | pass | BEST
            # p. 207: two trumps and a side ace or king assist
            'hand': '9H 8H AS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | assist   | BEST
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | assist   | BEST
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | pass     | WRONG
            # p. 207: or even less
            'hand': '9H 8H QS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | assist   | BEST
            'hand': '9H 8H QS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | pass     | ACCEPTABLE
            'hand': '9H 8H 7H 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | assist   | BEST
            'hand': '9H 8S AS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | assist   | ACCEPTABLE
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'] | pass     | BEST
            # p. 207: a bower or ace turned is usually left to the dealer ...
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'JH', 'dealer': 'N', 'calls': ['pass'] | pass     | BEST
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'AH', 'dealer': 'N', 'calls': ['pass'] | pass     | BEST
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'AH', 'dealer': 'N', 'calls': ['pass'] | assist   | ACCEPTABLE
            # ... unless the partner can play alone
            'hand': 'JD AH KH AS AC', 'turn-up': 'JH', 'dealer': 'N', 'calls': ['pass'] | assist alone | BEST
            # p. 207: the dealer usually accepts
            'hand': 'AS 9H 8C 7C 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'] | take-up | BEST
            # p. 207: but turns a red card down with a black bower and more in its suit
            'hand': 'JS AS KS 9S 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'] | pass | BEST
            'hand': 'JS AS KS 9S 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'] | take-up | ACCEPTABLE
            # p. 207: at the bridge against one or two it is accepted whatever is held
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'], 'we': 4, 'they': 1 | take-up | BEST
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'we': 4, 'they': 2 | order-up | BEST
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'we': 4, 'they': 2 | pass | WRONG
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'we': 4, 'they': 0 | pass | BEST
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'we': 4, 'they': 3 | pass | BEST
            # p. 208: against three points the others are careful, dealer and assister too
            'hand': 'AS 9H 8C 7C 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'], 'they': 3 | pass | BEST
            'hand': '9H 8H KS 8D 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['pass'], 'they': 3 | pass | BEST
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'they': 3 | order-up | BEST
            # p. 208: in set-back the first to speak makes trumps when somebody is at the bridge
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'they': 4, 'game': 'set-back-euchre' | order-up | BEST
            'hand': '9S 8S QS 8D 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'they': 3, 'game': 'set-back-euchre' | pass | BEST
            # p. 205: each says one word to accept, and the suit turned down cannot be named
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [] | take-up | ILLEGAL
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [] | S | ILLEGAL
            'hand': 'JS AS KS 9S 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'] | H | ILLEGAL
            # as many tricks in clubs as in spades, and the right bower: both may be named, and neither passed
            'hand': 'AS 9H AD AC JC', 'turn-up': 'AH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'], 'we': 2 | C | BEST
            'hand': 'AS 9H AD AC JC', 'turn-up': 'AH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'], 'we': 2 | S | ACCEPTABLE
            'hand': 'AS 9H AD AC JC', 'turn-up': 'AH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'], 'we': 2 | pass | WRONG
            # p. 207: the dealer turned it down to name the other suit
            'hand': 'JS AS KS 9S 7D', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'] | S | BEST
            """)
    void theCallIsTheBooks(String position, String answer, String grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'JH AH 9H AS', 'turn-up': 'QH', 'dealer': 'E', 'calls': []          | position.hand
            'hand': 'JH AH 9H AS 6C', 'turn-up': 'QH', 'dealer': 'E', 'calls': []       | position.hand
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'AS', 'dealer': 'E', 'calls': []       | position.turn-up
            'hand': 'JH AH 9H AS 7C', 'turn-up': '6S', 'dealer': 'E', 'calls': []       | position.turn-up
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': '5', 'calls': []       | position.dealer
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': []       | position.calls
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'N', 'calls': ['order-up'] | position.calls
            'hand': 'JH AH 9H AS 7C', 'turn-up': 'QH', 'dealer': 'E', 'calls': [], 'we': 5 | position.we
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** A call of several words is refused as something to do. */
    @Test
    void aCallOfSeveralWordsReadsWellWhereItIsRefused() {
        Question<EuchreView, String> question =
                new Question<>(DECISION, read("'hand': 'AS TS 7S JD AC', 'turn-up': 'TH', 'dealer': 'E', 'calls': []"));
        Explainer explainer = new Explainer(Syllabus.shipped());
        assertThat(explainer.firstSentence(question, question.mark("order-up")))
                .startsWith("Not to order it up: 1 trump");
        assertThat(explainer.firstSentence(question, question.mark("order-up alone")))
                .startsWith("Pass, and do not order it up and play alone");
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DECISION, DEALS, Math.max(2, DEALS / 50));
    }

    /** What may be called is what the calling itself allows, and that it is south's turn. */
    @Test
    void southIsToSpeakAndCallsAsTheRulesSay() {
        assertThat(IntStream.range(0, DEALS).mapToObj(seed -> DECISION.deal(DealRequest.of(seed))))
                .allSatisfy(view -> {
                    Calls calls = Calls.of(
                                    EuchreGames.EUCHRE, CallTable.of(4, 5).turned(view.turnUp()))
                            .orElseThrow();
                    assertThat(calls.speaker(view.soFar())).isEqualTo(view.place());
                    assertThat(calls.next(view.soFar())).isEqualTo(view.calls());
                    assertThat(view.hand().contains(view.turnUp())).isFalse();
                });
    }

    /** The five highest trumps win every trick: the seven of spades is laid away for the queen that is taken up. */
    @Test
    void fiveTrumpsFromTheTopMarchInEveryLayout() {
        EuchreView view =
                read("'hand': 'JH JD AH KH 7S', 'turn-up': 'QH', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass']");
        Reckoning<String> reckoning = DECISION.reckon(view).orElseThrow();
        assertThat(row(reckoning, "take-up alone")).containsExactly(4.0, 0.0, 1.0, 0.0);
        assertThat(row(reckoning, "take-up")).containsExactly(2.0, 0.0, 1.0, 0.0);
        assertThat(reckoning.best()).containsExactly("take-up alone");
    }

    /** Without a trump or an ace in a suit that eldest hand orders up, hardly any layout wins three tricks. */
    @Test
    void aHandWithoutTricksLosesTwoPointsMostly() {
        EuchreView view = read("'hand': '9S 8S TS 8D 7C', 'turn-up': 'JH', 'dealer': 'E', 'calls': []");
        assertThat(row(DECISION.reckon(view).orElseThrow(), "order-up").getFirst())
                .isBetween(-2.0, -0.5);
    }

    /** The same cards behind other seats' backs are dealt whatever the learner holds: the count looks at nothing hidden. */
    @Test
    void theCountIsThatOfThePositionAlone() {
        EuchreView view = DECISION.deal(DealRequest.of(7));
        assertThat(DECISION.reckon(view)).isEqualTo(DECISION.reckon(view));
    }

    private static List<Double> row(Reckoning<String> reckoning, String call) {
        return reckoning.rows().stream()
                .filter(row -> row.answer().equals(call))
                .map(Row::figures)
                .flatMap(List::stream)
                .map(Reckoning.Figure::value)
                .toList();
    }
}
