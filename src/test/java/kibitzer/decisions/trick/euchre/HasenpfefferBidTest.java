package kibitzer.decisions.trick.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.euchre.HasenpfefferView;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

/** Hands put together with pages 212 and 213 open; {@code -Dkibitzer.hasenpfeffer.deals=10000} deals more. */
class HasenpfefferBidTest {
    private static final int DEALS = Integer.getInteger("kibitzer.hasenpfeffer.deals", 100);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HasenpfefferBid DECISION = new HasenpfefferBid();

    private static HasenpfefferView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 213: three trumps of any rank and a side ace are the least for three
            'hand': 'QS TS 9S AD QH 9C', 'calls': [] | 3 | BEST
            'hand': 'QS TS 9S AD QH 9C', 'calls': [] | 0 | WRONG
            'hand': 'QS TS 9S AD QH 9C', 'calls': [] | 5 | WRONG
            # p. 213: bold bidding pays, and a lower bid that is open wins the same tricks
            'hand': 'QS TS 9S AD QH 9C', 'calls': [] | 4 | ACCEPTABLE
            'hand': 'QS TS 9S AD QH 9C', 'calls': [] | 2 | ACCEPTABLE
            # p. 213: joker, bowers and an ace of trumps each, a trick for length, the side aces, and one of partner's
            'hand': 'JK JS AS KS AD 9C', 'calls': [] | 6 | BEST
            'hand': 'JK 9S TS QD 9H TC', 'calls': [] | 3 | BEST
            # p. 213: the ace of trumps counts guarded; two trumps are no length
            'hand': 'AS 9S QD TD QH 9C', 'calls': [] | 2 | BEST
            # p. 212: the left bower is a trump
            'hand': 'JC TS 9S QD QH 9D', 'calls': [] | 3 | BEST
            # p. 212: a bid goes higher
            'hand': 'QS TS 9S AD QH 9C', 'position': 2, 'calls': [3] | 0 | BEST
            'hand': 'QS TS 9S AD QH 9C', 'position': 2, 'calls': [3] | 4 | ACCEPTABLE
            'hand': 'QS TS 9S AD QH 9C', 'position': 2, 'calls': [3] | 3 | ILLEGAL
            'hand': 'QS TS 9S AD QH 9C', 'position': 3, 'calls': [0, 0] | 3 | BEST
            'hand': 'QS 9S TD 9D QH 9C', 'calls': [] | 0 | BEST
            # p. 213, 9 and 10: the other side scores each trick it takes, so at nine one trick in defence is game; the count's bid
            # stands beside it, a bolder one would only risk the game
            'hand': 'QS AH 9H TD AC JC', 'position': 2, 'calls': [3], 'we': 9, 'they': 4 | 0 | BEST
            'hand': 'QS AH 9H TD AC JC', 'position': 2, 'calls': [3], 'we': 9, 'they': 4 | 4 | ACCEPTABLE
            'hand': 'QS AH 9H TD AC JC', 'position': 2, 'calls': [3], 'we': 9, 'they': 4 | 5 | WRONG
            # five tricks would make them ten as well, and if both reach ten the makers win
            'hand': 'QS AH 9H TD AC JC', 'position': 2, 'calls': [3], 'we': 9, 'they': 5 | 4 | BEST
            # with eight points, or partner's bid, the count is bid as ever
            'hand': 'QS AH 9H TD AC JC', 'position': 2, 'calls': [3], 'we': 8, 'they': 4 | 4 | BEST
            'hand': 'QS AH 9H TD AC JC', 'position': 3, 'calls': [3, 0], 'we': 9, 'they': 4 | 4 | BEST
            """)
    void theBidIsTheBooks(String position, int answer, String grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'QS TS 9S AD QH', 'calls': []                       | position.hand
            'hand': 'QS TS 9S AD QH 8C', 'calls': []                    | position.hand
            'hand': 'QS TS 9S AD QH 9C', 'position': 2, 'calls': []     | position.calls
            'hand': 'QS TS 9S AD QH 9C', 'position': 3, 'calls': [3, 3] | position.calls
            'hand': 'QS TS 9S AD QH 9C', 'position': 5, 'calls': [0, 0, 0, 0] | position.position
            'hand': 'QS TS 9S AD QH 9C', 'calls': [], 'we': 10          | position.we
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** Three trumps and a side ace are a typical least hand (p. 213): more of either is no fault of a bid of three. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "'hand': '9S QH 9H TD JC 9C', 'position': 4, 'calls': [0, 0, 0]",
                "'hand': 'KS QS 9S TS AC AD', 'calls': []",
                "'hand': 'KS QS 9S JS AC 9D', 'calls': []"
            })
    void moreThanTheLeastHandIsNoFault(String position) {
        Question<HasenpfefferView, Integer> question = new Question<>(DECISION, read(position));
        assertThat(new Explainer(Syllabus.shipped()).verdict(question, question.mark(3)))
                .doesNotContain("the book asks");
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DECISION, DEALS, 4);
    }

    /** Joker, both bowers, ace, king and queen of trumps win all six tricks, whatever the widow is. */
    @Test
    void aHandThatCannotLoseIsCountedSo() {
        assertThat(DECISION.reckon(read("'hand': 'JK JS JC AS KS QS', 'calls': []"))
                        .orElseThrow()
                        .rows())
                .hasSize(6)
                .allSatisfy(row -> assertThat(row.figures().getFirst().value()).isEqualTo(6));
    }

    @Test
    void whereNothingGoesHigherNothingIsCounted() {
        assertThat(DECISION.reckon(read("'hand': 'JK JS JC AS KS QS', 'position': 2, 'calls': [6]")))
                .isEmpty();
    }
}
