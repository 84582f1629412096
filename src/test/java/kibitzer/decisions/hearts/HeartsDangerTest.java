package kibitzer.decisions.hearts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.hearts.HeartsSuit;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.JsonNodeFactory;

/** Suits as Culbertson's pointers judge them (p. 245); {@code -Dkibitzer.hearts.deals=10000} deals more. */
class HeartsDangerTest {
    private static final int DEALS = Integer.getInteger("kibitzer.hearts.deals", 300);
    private static final HeartsDanger DECISION = new HeartsDanger();

    private static HeartsSuit holding(String ranks) {
        return DECISION.form().read(JsonNodeFactory.instance.objectNode().put("holding", ranks), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
            # p. 245: a short suit without a low card
            QT9 | danger | BEST
            QT9 | guarded | WRONG
            87 | danger | BEST
            # the line of a low card is practice: five or six
            Q96 | danger | BEST
            Q95 | guarded | BEST
            # p. 245: any long suit lacking low cards
            KJ97 | danger | BEST
            T9876 | safe | WRONG
            # p. 245: adequately guarded
            AJ842 | guarded | BEST
            AJ842 | danger | WRONG
            K4 | guarded | BEST
            # p. 245: ace and two are named among danger suits; a three for the two is no safer, and not named
            A2 | danger | BEST
            A2 | guarded | WRONG
            A2 | safe | WRONG
            A3 | danger | BEST
            A3 | guarded | ACCEPTABLE
            # p. 245: a short suit whose low card is kept to get out with
            AJ3 | guarded | BEST
            AJ3 | danger | ACCEPTABLE
            # p. 245: the monopoly of the lowest cards of a long suit
            9432 | safe | BEST
            A432 | safe | BEST
            A543 | guarded | BEST
            # no page: practice alone never makes an answer wrong
            AKQJ2 | danger | BEST
            AKQJ2 | guarded | ACCEPTABLE
            863 | safe | BEST
            """)
    void theSuitIsAsThePageSays(String ranks, String answer, String grade) {
        assertThat(new Question<>(DECISION, holding(ranks)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource({"''", "QQ", "Q1"})
    void whatIsNoHoldingIsRefused(String ranks) {
        assertThatThrownBy(() -> holding(ranks))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains("position.holding"));
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(String rule, int seed) {
        Field<List<String>> rules = (Field<List<String>>) DECISION.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }

    @Test
    void everyRuleIsDealtAndDecides() {
        assertThat(DECISION.rules())
                .hasSize(7)
                .allSatisfy(rule -> assertThat(DECISION.advise(DECISION.deal(practising(rule, 1)))
                                .rulings())
                        .anyMatch(ruling -> ruling.rule().equals(rule)));
    }

    /** The rules have a word for every suit there is. */
    @Test
    void everySuitIsJudged() {
        List<Card> suit = CardSet.FULL_PACK.in(Suit.SPADES).toList();
        for (int held = 1; held < 1 << suit.size(); held++) {
            int which = held;
            List<Card> cards = suit.stream()
                    .filter(card -> (which >> suit.indexOf(card) & 1) == 1)
                    .toList();
            assertThat(DECISION.advise(new HeartsSuit(CardSet.of(cards))).best())
                    .as("%s", cards)
                    .hasSize(1);
        }
    }

    /** A lower card in the place of a higher never makes a safe suit dangerous. */
    @Test
    void theSameSeedDealsTheSameSuitAndALowerCardDoesNoHarm() {
        List<String> order = List.of("danger", "guarded", "safe");
        for (int seed = 0; seed < DEALS; seed++) {
            HeartsSuit suit = DECISION.deal(DealRequest.of(seed));
            assertThat(DECISION.deal(DealRequest.of(seed))).isEqualTo(suit);
            Card highest = suit.cards().first();
            CardSet free = CardSet.FULL_PACK.in(highest.suit()).minus(suit.cards());
            if (free.isEmpty()) {
                continue;
            }
            Card lowest = free.last();
            if (lowest.rank().compareTo(highest.rank()) < 0) {
                HeartsSuit lower = new HeartsSuit(suit.cards().without(highest).with(lowest));
                assertThat(order.indexOf(best(lower)))
                        .as("%s after %s", lower.cards(), suit.cards())
                        .isGreaterThanOrEqualTo(order.indexOf(best(suit)));
            }
        }
    }

    private static String best(HeartsSuit suit) {
        Advice<String> advice = DECISION.advise(suit);
        return advice.best().getFirst();
    }
}
