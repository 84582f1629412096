package kibitzer.decisions.trick.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.fivehundred.BidView;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Hands put together with pages 214 to 219 open; {@code -Dkibitzer.five-hundred.deals=10000} deals more. */
class FiveHundredBidTest {
    private static final int DEALS = Integer.getInteger("kibitzer.five-hundred.deals", 100);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final FiveHundredBid DECISION = new FiveHundredBid();

    private static BidView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 218: great trumps and little else: a count of six bids seven at least, and many bid eight
            'hand': 'JK JS JC AS KS QS TS 9S KD 8D', 'calls': [] | 7S | BEST
            'hand': 'JK JS JC AS KS QS TS 9S KD 8D', 'calls': [] | 8S | ACCEPTABLE
            'hand': 'JK JS JC AS KS QS TS 9S KD 8D', 'calls': [] | P  | WRONG
            # p. 217: a trick for each trump past three, for each side ace and king: too little
            'hand': 'JS AS KS 9S 8S QD 9D 8H QC 7C', 'calls': [] | P  | BEST
            'hand': 'JS AS KS 9S 8S QD 9D 8H QC 7C', 'calls': [] | 7S | WRONG
            # p. 217: with five trumps the widow is counted on for one more
            'hand': 'JS AS KS 9S 8S AD KD 8H KC 7C', 'calls': [] | 6S | BEST
            'hand': 'JS AS KS 9S 8S AD KD 8H KC 7C', 'calls': [] | P  | WRONG
            # p. 219: the packs of four and five players have lower trumps, which count as all others do (p. 217)
            'hand': 'JS AS KS 6S 5S AD KD 8H KC 7C', 'players': 4, 'calls': [] | 6S | BEST
            'hand': 'JS AS KS 6S 5S AD KD 8H KC 7C', 'players': 5, 'calls': [] | 6S | BEST
            'hand': 'JS AS KS 3S 2S AD KD 8H KC 7C', 'players': 5, 'calls': [] | 6S | BEST
            'hand': 'JS AS KS 3S 2S AD KD 8H KC 7C', 'players': 5, 'calls': [] | P  | WRONG
            # p. 219: and lower cards under those that are safe at nullo among three
            'hand': 'KS JS 9S 7S TD 8D 7D 9H 7H 7C', 'players': 4, 'calls': [], 'nullo': true | nullo | WRONG
            'hand': 'TS 7S 6S 5S 8D 6D 4D 6H 4H 5C', 'players': 4, 'calls': [], 'nullo': true | nullo | BEST
            # p. 217: four trumps do with two or three of the highest
            'hand': 'JK JS KS 9S AD KD 8D AC KC 8H', 'calls': [] | 6S | BEST
            'hand': 'KS QS TS 9S AD KD 8D AC KC 8H', 'calls': [] | 6S | WRONG
            # p. 218: general strength is bid carefully
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'calls': [] | 6S | BEST
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'calls': [] | 7S | ACCEPTABLE
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'calls': [] | 8S | WRONG
            # p. 218: and may pass a bid that is near it
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'position': 2, 'calls': ['7S'] | P  | BEST
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'position': 2, 'calls': ['7S'] | 7S | ILLEGAL
            # p. 218: no trump on a long suit from the top, with the joker or all suits stopped
            'hand': 'JK AS KS QS 8S 7S AD 9D QH 8C', 'calls': [] | 6NT | BEST
            'hand': 'AS KS QS 8S 7S AD 9D KH 9H AC', 'calls': [] | 6NT | BEST
            'hand': 'AS KS QS 8S 7S AD 9D QH 9H 8C', 'calls': [] | 6NT | WRONG
            # a stopper wins in the end against leads of its suit (glossary): Q-x-x does, Q-x does not
            'hand': 'AS KS QS 8S 7S AD QH 9H 8H AC', 'calls': [] | 6NT | BEST
            'hand': 'AS KS QS 8S 7S AD 9D QH 9H AC', 'calls': [] | 6NT | WRONG
            # p. 218: or on general strength without a bower
            'hand': 'JK AS KS 9S AD KD 9D AH 8H 8C', 'calls': [] | 6NT | BEST
            # p. 218: nullo on small cards
            'hand': 'KS JS 9S 7S TD 8D 7D 9H 7H 7C', 'calls': [], 'nullo': true | nullo | BEST
            'hand': 'KS JS 9S 7S TD 8D 7D 9H 7H 7C', 'calls': [] | nullo | ILLEGAL
            'hand': 'KS QS 9S 7S TD 8D 7D 9H 7H 7C', 'calls': [], 'nullo': true | nullo | BEST
            'hand': 'KS QS JS 7S TD 8D 7D 9H 7H 7C', 'calls': [], 'nullo': true | nullo | WRONG
            # p. 219: nullo leads first, and wants one suit that is safe to open
            'hand': 'AS QS TS 8S TD 8D TH 8H TC 8C', 'calls': [], 'nullo': true | nullo | WRONG
            # p. 215: inverted, spades stand above clubs
            'hand': 'JS AS KS 9S 8S AD KD 8H KC 7C', 'position': 2, 'calls': ['6C'], 'schedule': 'inverted' | 6S | BEST
            'hand': 'JS AS KS 9S 8S AD KD 8H KC 7C', 'position': 2, 'calls': ['6C'] | 6S | ILLEGAL
            """)
    void theBidIsTheBooks(String position, String answer, String grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'JK JS KS 9S 8S AD KD AH KH', 'calls': []                                   | position.hand
            'hand': 'JK JS KS 9S 8S AD KD AH KH 6C', 'calls': []                                | position.hand
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'position': 2, 'calls': []                 | position.calls
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'position': 3, 'calls': ['7S', '6H']       | position.calls
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'position': 4, 'calls': ['P', 'P', 'P']    | position.position
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'calls': [], 'schedule': 'new'             | position.schedule
            'hand': 'JK JS KS 9S 8S AD KD AH KH AC', 'calls': [], 'schedule': 'inverted', 'nullo': true | position.nullo
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** Five trumps are the normal least length, or four of the highest (p. 217): no page has a most. */
    @Test
    void theLeastLengthHasNoUpperEnd() {
        Question<BidView, String> question =
                new Question<>(DECISION, read("'hand': 'JS AS KS 9S 8S AD KD 8H KC 7C', 'calls': []"));
        assertThat(new Explainer(Syllabus.shipped()).verdict(question, question.mark("6S")))
                .contains("5 trumps")
                .doesNotContain("4 to 5", "asked: 5)");
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DECISION, DEALS, 4);
    }

    /** No hand of ten cards counts more than seven, with any suit: see {@code five-hundred.e05}. */
    @Test
    void noDealtHandCountsMoreThanSeven() {
        assertThat(IntStream.range(0, DEALS).mapToObj(seed -> DECISION.deal(DealRequest.of(seed))))
                .allSatisfy(view -> assertThat(view.count().tricks()).isLessThanOrEqualTo(7));
    }

    /** Nine trumps: by hand, with seven of the 23 unseen cards worth a trick each. */
    @Test
    void theWidowIsCountedExactly() {
        BidView view = read("'hand': 'JK JS JC AS KS QS TS 9S 8S 7D', 'calls': []");
        // six by the count; 7S, A A A and K K K of the other suits: seven cards, one of which makes it seven
        double seven = 1 - 16.0 * 15 * 14 / (23 * 22 * 21);
        assertThat(DECISION.reckon(view).orElseThrow().rows())
                .filteredOn(row -> row.answer().equals("7S"))
                .singleElement()
                .satisfies(row -> assertThat(row.figures().getFirst().value()).isCloseTo(seven, within(1e-9)));
    }
}
