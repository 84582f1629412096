package kibitzer.decisions.trick.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.conventions.euchre.EuchreLeadView;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Leads put together with page 208 open; {@code -Dkibitzer.euchre.deals=10000} deals more. */
class EuchreLeadTest {
    private static final int DEALS = Integer.getInteger("kibitzer.euchre.deals", 100);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final EuchreLead DECISION = new EuchreLead();

    private static EuchreLeadView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 208: two trumps, one high, and two of a side suit, one high
            'hand': 'JH 9H AS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | JH | BEST
            'hand': 'JH 9H AS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | 9H | ACCEPTABLE
            'hand': 'JD 9H KS 8S 7C', 'trump': 'H', 'maker': 'W', 'dealer': 'E' | JD | BEST
            # "often": another lead is not wrong
            'hand': 'JH 9H AS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | AS | ACCEPTABLE
            # p. 208: no trump high, or no side suit of that kind: the highest of a suit
            'hand': '9H 8H AS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | AS | BEST
            'hand': '9H 8H AS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | 8S | WRONG
            'hand': 'JH 9H QS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | QS | BEST
            'hand': 'JH AS KS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | 8S | WRONG
            # p. 208: to lead a trump is never compulsory, and nowhere barred
            'hand': 'JH AS KS 8S 7C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | JH | ACCEPTABLE
            # p. 205: the left bower is a trump, so that ace and nine are two cards of spades
            'hand': 'JS AS 9S 8D 7C', 'trump': 'C', 'maker': 'S', 'dealer': 'E' | JS | BEST
            'hand': 'JS AS 9S 8D 7C', 'trump': 'C', 'maker': 'S', 'dealer': 'E' | 9S | WRONG
            """)
    void theLeadIsTheBooks(String position, String answer, String grade) {
        assertThat(new Question<>(DECISION, read(position))
                        .mark(CardNotation.read(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'JH 9H AS 8S', 'trump': 'H', 'maker': 'S', 'dealer': 'E'    | position.hand
            'hand': 'JH 9H AS 8S 2C', 'trump': 'H', 'maker': 'S', 'dealer': 'E' | position.hand
            'hand': 'JH 9H AS 8S 7C', 'trump': 'NT', 'maker': 'S', 'dealer': 'E' | position.trump
            'hand': 'JH 9H AS 8S 7C', 'trump': 'H', 'maker': 'X', 'dealer': 'E' | position.maker
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @Test
    void questionsHoldInEveryWay() {
        DealtQuestions.hold(DECISION, DEALS, Math.max(2, DEALS / 50));
    }

    /** South leads, and the rules of the game hold the best lead to be the highest of its suit, or a trump. */
    @Test
    void southLeadsTheHighestOfASuitByTheRulesOfTheGame() {
        assertThat(IntStream.range(0, DEALS).mapToObj(seed -> DECISION.deal(DealRequest.of(seed))))
                .allSatisfy(view -> {
                    assertThat(view.leader().toString()).isEqualTo("S");
                    PlayRules rules =
                            EuchreGames.EUCHRE.play(EuchreGames.EUCHRE.rules().usual(), Optional.of(view.trump()));
                    for (Card best : DECISION.advise(view).best()) {
                        assertThat(rules.order(view.hand().toList(), rules.suitOf(best)).stream()
                                        .filter(card -> rules.suitOf(card).equals(rules.suitOf(best)))
                                        .findFirst())
                                .hasValue(best);
                    }
                });
    }

    /** With the five highest trumps every lead wins all five. */
    @Test
    void fromTheTopEveryLeadWinsAll() {
        EuchreLeadView view = read("'hand': 'JH JD AH KH QH', 'trump': 'H', 'maker': 'S', 'dealer': 'E'");
        assertThat(DECISION.reckon(view).orElseThrow().rows())
                .allSatisfy(row -> assertThat(row.figures().getFirst().value()).isEqualTo(5));
    }
}
