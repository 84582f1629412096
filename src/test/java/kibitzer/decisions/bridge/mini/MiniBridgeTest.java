package kibitzer.decisions.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.decisions.DealtQuestions;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class MiniBridgeTest {
    private static final int QUESTIONS = Integer.getInteger("kibitzer.mini-bridge.questions", 20);
    private static final MiniDeclarer DECLARER = new MiniDeclarer();
    private static final NameContract CONTRACT = new NameContract();

    static Stream<Decision<?, ?>> decisions() {
        return Stream.of(DECLARER, CONTRACT);
    }

    private static <P> P read(Decision<P, ?> decision, String json) {
        return decision.form().read(JsonMapper.shared().readTree(json.replace('\'', '"')), "position");
    }

    private static HandsToName hands(String hand, String dummy) {
        return read(CONTRACT, "{'hand': '%s', 'dummy': '%s'}".formatted(hand, dummy));
    }

    @ParameterizedTest
    @MethodSource("decisions")
    <P, A> void questionsAreDealtAdvisedAndMarked(Decision<P, A> decision) {
        DealtQuestions.hold(decision, QUESTIONS, QUESTIONS);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "{'dealer': 'E', 'points': {'N': 9, 'E': 8, 'S': 9, 'W': 14}}    | west",
                "{'dealer': 'E', 'points': {'N': 5, 'E': 17, 'S': 16, 'W': 2}}   | south",
                "{'dealer': 'S', 'points': {'N': 12, 'E': 15, 'S': 8, 'W': 5}}   | north",
                "{'dealer': 'W', 'points': {'N': 10, 'E': 10, 'S': 10, 'W': 10}} | west"
            })
    void declares(String position, String declarer) {
        assertThat(DECLARER.advise(read(DECLARER, position)).best()).containsExactly(declarer);
    }

    /** The forty points of the pack: ten in each suit. */
    @Test
    void pointsAreCountedFourThreeTwoOne() {
        assertThat(HighCardPoints.of(PbnHand.read("AKQJ.T98.765.432"))).isEqualTo(10);
        assertThat(Card.ALL.stream()
                        .mapToInt(card -> HighCardPoints.of(CardSet.of(card)))
                        .sum())
                .isEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "{'dealer': 'N', 'points': {'N': 12, 'E': 8, 'S': 11, 'W': 10}}"
                        + " | position.points: together 41 points; expected the 40 points of the pack",
                "{'dealer': 'N', 'points': {'N': 12, 'E': 8, 'S': 20}}"
                        + " | position.points: nothing for west; expected 0 to 37 points for each of N E S W",
                "{'dealer': 'N', 'points': {'N': 12, 'E': 'x', 'S': 20, 'W': 8}}"
                        + " | position.points: \"x\" for E; expected a whole number from 0 to 37",
                "{'dealer': 'X', 'points': {'N': 12, 'E': 8, 'S': 11, 'W': 9}}"
                        + " | position.dealer: \"X\" is not readable here; expected a seat: N E S W"
            })
    void badAnnouncementsAreRefusedByName(String position, String message) {
        assertThatThrownBy(() -> read(DECLARER, position))
                .isInstanceOf(BadQuestion.class)
                .hasMessage(message);
    }

    @Test
    void badHandsAreRefusedByName() {
        assertThatThrownBy(() -> hands("AKQ2.543.AK2.432", "A43.AK2.543.AKQ5"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith("position.dummy: the ace of spades is in both hands");
        assertThatThrownBy(() -> hands("AKQ2.543.AK2.43", "J43.AK2.543.AKQ5"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageStartingWith("position.hand: 12 cards");
    }

    /** Hands on which every layout comes to the same, so that the best contract can be reckoned by hand. */
    @ParameterizedTest
    @CsvSource({
        // thirteen top tricks with or without trumps: no trump pays ten points more than a major
        "AKQ2.AK4.AK3.J32, J43.QJ2.QJ2.AKQ4, game-NT",
        // ten spades and ten tricks, seven in spades and three aces, and diamonds open at no trump
        "AKQJT98.A32.2.A2, 765.54.A543.6543, game-S"
    })
    void namesWhatIsCertain(String hand, String dummy, String best) {
        assertThat(CONTRACT.advise(hands(hand, dummy)).best()).containsExactly(NamedContract.of(best));
    }

    /** A hint says what to look at and not what is seen there. */
    @Test
    void noFactIsNamedAfterAContract() {
        HandsToName position = CONTRACT.deal(DealRequest.of(1));
        assertThat(CONTRACT.advise(position).rulings().getFirst().reasons())
                .extracting(reason -> reason.fact())
                .doesNotContainAnyElementsOf(
                        NamedContract.ALL.stream().map(NamedContract::toString).toList());
    }

    /** Best, allowed and wrong follow from the figures that are told beside, reckoned here from the trick counts. */
    @Test
    void gradesFollowFromAveragesAndErrors() {
        for (int seed = 0; seed < 60; seed++) {
            HandsToName position = CONTRACT.deal(DealRequest.of(seed));
            Advice<NamedContract> advice = CONTRACT.advise(position);
            List<NamedContract> counted = NamedContract.ALL.stream()
                    .filter(contract -> position.sample().counts(contract.strain()))
                    .toList();
            double most = counted.stream()
                    .mapToDouble(contract -> mean(scores(position, contract)))
                    .max()
                    .orElseThrow();
            NamedContract first = advice.best().getFirst();
            assertThat(mean(scores(position, first))).isEqualTo(most);
            for (NamedContract contract : NamedContract.ALL) {
                Grade grade = new Question<>(CONTRACT, position).mark(contract).grade();
                if (!counted.contains(contract)) {
                    assertThat(grade).isEqualTo(Grade.WRONG);
                    continue;
                }
                double[] behind = difference(scores(position, first), scores(position, contract));
                boolean near = mean(behind) <= 2 * error(behind);
                assertThat(grade)
                        .as("%s on %s", contract, position)
                        .isEqualTo(mean(behind) == 0 ? Grade.BEST : near ? Grade.ACCEPTABLE : Grade.WRONG);
            }
        }
    }

    /** The score from the table of contract bridge, written out a second time. */
    private static double[] scores(HandsToName position, NamedContract contract) {
        return position.sample().of(contract.strain()).stream()
                .mapToDouble(tricks -> score(contract, tricks, position.vulnerable()))
                .toArray();
    }

    private static double score(NamedContract contract, int tricks, boolean vulnerable) {
        int each = switch (contract.strain()) {
            case CLUBS, DIAMONDS -> 20;
            default -> 30;
        };
        int first = switch (contract.strain()) {
            case NO_TRUMP -> 10;
            default -> 0;
        };
        int needed = !contract.game() ? 7 : each == 20 ? 11 : first == 10 ? 9 : 10;
        if (tricks < needed) {
            return (tricks - needed) * (vulnerable ? 100 : 50);
        }
        return first + each * (tricks - 6) + (contract.game() ? vulnerable ? 500 : 300 : 50);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double error(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / (values.length - 1)) / Math.sqrt(values.length);
    }

    private static double[] difference(double[] one, double[] other) {
        double[] differences = new double[one.length];
        for (int i = 0; i < one.length; i++) {
            differences[i] = one[i] - other[i];
        }
        return differences;
    }
}
