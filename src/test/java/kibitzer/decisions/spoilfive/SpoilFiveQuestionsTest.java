package kibitzer.decisions.spoilfive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.conventions.spoilfive.JinkView;
import kibitzer.conventions.spoilfive.RobView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectMapper;

/** Hands put together with the rules open (Culbertson, pp. 194-195); {@code -Dkibitzer.spoil-five.deals=10000} deals more. */
class SpoilFiveQuestionsTest {
    private static final int DEALS = Integer.getInteger("kibitzer.spoil-five.deals", 300);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SpoilFiveJink JINK = new SpoilFiveJink();
    private static final SpoilFiveRob ROB = new SpoilFiveRob();

    private static <P> P read(Decision<P, ?> decision, String position) {
        return decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 194: five and knave are the highest trumps, and a counter from each is paid for all five
            'hand': '5C JC', 'turn-up': '9C' | jink | BEST
            'hand': '5C JC', 'turn-up': '9C' | take | WRONG
            # p. 194: the ace of hearts is third, and sure only when the two above it are gone
            'hand': '5C AH', 'turn-up': '9C' | take | BEST
            'hand': '5C AH', 'turn-up': '9C', 'played': 'JC' | jink | BEST
            # p. 194: in black the ten is the lowest trump; where all are gone it wins
            'hand': '5C KD', 'turn-up': '9C', 'played': 'JC' | take | BEST
            # p. 194: the choice is the player's
            'hand': '5C KD', 'turn-up': '9C', 'played': 'JC' | jink | ACCEPTABLE
            'hand': '2D 3D', 'turn-up': '9C' | jink | ACCEPTABLE
            """)
    void theChoiceIsTheBooks(String position, String answer, Grade grade) {
        assertThat(new Question<>(JINK, read(JINK, position)).mark(answer).grade())
                .isEqualTo(grade);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 194: the dealer may take an ace that is turned
            'hand': 'KH 9H 4S 8D 7C', 'turn-up': 'AC', 'dealer': true | 8D | ACCEPTABLE
            'hand': 'KH 9H 4S 8D 7C', 'turn-up': 'AC', 'dealer': true | keep | ACCEPTABLE
            'hand': 'KH 9H 4S 8D 7C', 'turn-up': 'AC' | 8D | ILLEGAL
            'hand': 'KH 9H 4S 8D 7C', 'turn-up': 'AC' | keep | BEST
            # p. 194: and who was dealt the ace of trumps the card turned
            'hand': 'AC 9H 4S 8D KD', 'turn-up': '7C' | KD | ACCEPTABLE
            'hand': 'AC 9H 4S 8D KD', 'turn-up': '7C', 'dealer': true | KD | ACCEPTABLE
            # p. 195: nobody else, the dealer neither
            'hand': 'KC 9H 4S 8D KD', 'turn-up': '7C', 'dealer': true | KD | ILLEGAL
            'hand': 'KC 9H 4S 8D KD', 'turn-up': '7C', 'dealer': true | keep | BEST
            # the ace of hearts is a trump, but the ace of trumps in hearts alone
            'hand': 'AH 9H 4S 8D KD', 'turn-up': '7C' | KD | ILLEGAL
            'hand': 'AH 9S 4S 8D KD', 'turn-up': '7H' | KD | ACCEPTABLE
            # pp. 193-194: low in red is the two, low in black the ten
            'hand': 'AC KS 4S 2D KD', 'turn-up': '7C' | 2D | BEST
            'hand': 'AC TS 4S 9D KD', 'turn-up': '7C' | TS | BEST
            # the lowest trump goes where there is nothing else below the card turned
            'hand': 'AC 5C JC KC 8C', 'turn-up': '2C' | 8C | BEST
            """)
    void robbingIsTheBooks(String position, String answer, Grade grade) {
        Optional<Card> card = answer.equals("keep") ? Optional.empty() : Optional.of(CardNotation.read(answer));
        assertThat(new Question<>(ROB, read(ROB, position)).mark(card).grade()).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': '5C', 'turn-up': '9C' | position.hand
            'hand': '5C JC' | position.turn-up
            'hand': '5C JC', 'turn-up': '5C' | position.turn-up
            'hand': '5C JC', 'turn-up': '9C', 'tricks': 4 | position.tricks
            'hand': '5C JC', 'turn-up': '9C', 'played': 'JC' | position.played
            'hand': '5C JC', 'turn-up': '9C', 'players': 2, 'played': '2C 3C 4C 6C 7C 8C TC' | position.played
            'hand': '5C JC', 'turn-up': '9C', 'players': 11 | position.players
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(JINK, position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    static Stream<Decision<?, ?>> both() {
        return Stream.of(JINK, ROB);
    }

    @ParameterizedTest
    @MethodSource("both")
    <P, A> void theSameSeedDealsTheSameAndTheBestMayBeGiven(Decision<P, A> decision) {
        for (int seed = 0; seed < DEALS; seed++) {
            P position = decision.deal(DealRequest.of(seed));
            assertThat(decision.deal(DealRequest.of(seed))).isEqualTo(position);
            assertThat(decision.advise(position).best())
                    .isNotEmpty()
                    .allSatisfy(answer ->
                            assertThat(decision.objection(position, answer)).isEmpty());
        }
    }

    /** What is advised as certain is won however the cards lie. */
    @Test
    void aCertainJinkIsNeverLost() {
        for (int seed = 0; seed < DEALS; seed++) {
            JinkView view = JINK.deal(DealRequest.of(seed));
            if (JINK.advise(view).best().contains(JinkView.JINK)) {
                JINK.reckon(view)
                        .ifPresent(reckoning -> assertThat(reckoning.best()).containsExactly(JinkView.JINK));
            }
        }
    }

    /** Of all positions that are dealt, the right to rob is that of the ace: told a second time. */
    @Test
    void onlyTheAceGivesTheRight() {
        for (int seed = 0; seed < DEALS; seed++) {
            RobView view = ROB.deal(DealRequest.of(seed));
            boolean ace = view.hand().stream()
                    .anyMatch(card -> card.rank() == Rank.ACE
                            && card.suit() == view.turnUp().suit());
            boolean turned = view.turnUp().rank() == Rank.ACE;
            assertThat(ROB.objection(view, Optional.of(view.hand().first())).isEmpty())
                    .isEqualTo(turned ? view.dealer() : ace);
        }
    }
}
