package kibitzer.decisions.nap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.ObjectMapper;

/** Turns put together with the chapter open (Round Games with Cards, pp. 6 and 10); {@code -Dkibitzer.nap.deals=10000} deals more. */
class NapCardTest {
    private static final int DEALS = Integer.getInteger("kibitzer.nap.deals", 200);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final NapCard LEAD = NapCard.lead();
    private static final NapCard PLAY = NapCard.play();

    static Stream<NapCard> both() {
        return Stream.of(LEAD, PLAY);
    }

    private static NapTurn read(NapCard decision, String position) {
        return decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    private static Grade mark(NapCard decision, String position, String card) {
        return new Question<>(decision, read(decision, position))
                .mark(CardNotation.read(card))
                .grade();
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 6: three high trumps and two aces: first trumps, then the aces
            'hand': 'KS QS JS AH AD', 'call': 5 | KS | BEST
            'hand': 'KS QS JS AH AD', 'call': 5 | JS | ACCEPTABLE
            'hand': 'KS QS JS AH AD', 'call': 5 | AH | WRONG
            # p. 6: the trumps are to be drawn, and with all five called none may be lost to a heart between ace and seven
            'hand': 'AS AH 7H 6H AC', 'call': 5 | AH | BEST
            'hand': 'AS AH 7H 6H AC', 'call': 5 | 7H | WRONG
            # p. 6: until they are exhausted
            'hand': 'QS JS AH AD', 'trump': 'S', 'tricks': 1, 'call': 5 | QS | BEST
            'hand': 'QS JS AH AD', 'trump': 'S', 'tricks': 1, 'call': 5 | AD | WRONG
            'hand': 'JS AH AD', 'trump': 'S', 'tricks': 2, 'call': 5 | JS | BEST
            'hand': 'JS AH AD', 'trump': 'S', 'tricks': 2, 'call': 5 | AH | WRONG
            # p. 10: the first card led makes trumps; which suit is not said
            'hand': 'KC JC 5C 4H 8H', 'call': 3 | KC | BEST
            'hand': 'KC JC 5C 4H 8H', 'call': 3 | 8H | ACCEPTABLE
            # p. 10: so that another suit would be trumps
            'hand': 'KC JC 5C 4H 8H', 'trump': 'C', 'call': 3 | 8H | ILLEGAL
            # Culbertson p. 200: trumps are named first, and any card may be led
            'hand': 'KC JC 5C 4H 8H', 'trump': 'C', 'call': 3, 'game': 'napoleon' | 8H | ACCEPTABLE
            # later leads are left to the player
            'hand': 'KC JC 4H 8H', 'trump': 'C', 'tricks': 1, 'call': 3 | 8H | ACCEPTABLE
            """)
    void theLeadIsTheBooks(String position, String card, Grade grade) {
        assertThat(mark(LEAD, position, card)).isEqualTo(grade);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 10: the first trick is seldom passed when the caller heads it
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | KS | BEST
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | 4S | WRONG
            'hand': 'KS QS 4S 8D 9C', 'trick': 'JS', 'call': 3 | QS | BEST
            'hand': 'KS QS 4S 8D 9C', 'trick': 'JS', 'call': 3 | 4S | WRONG
            # p. 10: the exception: ace and a small one, a knave or lower led
            'hand': 'AS 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | AS | BEST
            'hand': 'AS 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | 4S | ACCEPTABLE
            'hand': 'AS 4S 7H 8D 9C', 'trick': 'TS', 'call': 3 | 4S | ACCEPTABLE
            'hand': 'AS 4S 7H 8D 9C', 'trick': 'QS', 'call': 3 | 4S | WRONG
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'TS', 'call': 3 | 4S | WRONG
            'hand': 'AS 4S 3S 8D 9C', 'trick': 'JS', 'call': 3 | 4S | WRONG
            # p. 10: the suit led must be followed, and need not be headed
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | 7H | ILLEGAL
            # another than the caller heads it: nothing is said
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'JS QS', 'call': 3 | 4S | BEST
            'hand': 'KS 4S 7H 8D 9C', 'trick': 'JS QS', 'call': 3 | KS | ACCEPTABLE
            # nothing that heads it: nothing is said
            'hand': '5S 4S 7H 8D 9C', 'trick': 'JS', 'call': 3 | 5S | ACCEPTABLE
            # later rounds: without a card of the suit led, throw away or trump
            'hand': '4S 7H 8D', 'trump': 'S', 'trick': 'JC', 'tricks': 2, 'call': 3 | 7H | ACCEPTABLE
            'hand': '4S 7H 8D', 'trump': 'S', 'trick': 'JC', 'tricks': 2, 'call': 3 | 4S | BEST
            """)
    void thePlayIsTheBooks(String position, String card, Grade grade) {
        assertThat(mark(PLAY, position, card)).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'trick': '2C' | position.trick
            'hand': 'KC JC 5C 4H', 'call': 3, 'tricks': 1 | position.trump
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'tricks': 3 | position.tricks
            'hand': 'KC JC', 'trump': 'C', 'call': 5, 'tricks': 2 | position.tricks
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'tricks': 1 | position.tricks
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'game': 'napoleon' | position.trump
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'history': ['AC 2C 3C 4C'] | position.tricks
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'history': ['TC AC 3C 4C'] | position.caller
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'tricks': 1, 'history': ['AC 2C 3C'] | position.history
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'tricks': 1, 'history': ['AC KC 3C 4C'] | position.hand
            """)
    void whatIsWrongWithALeadIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(LEAD, position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'KC JC 5C 4H 8H', 'call': 3 | position.trick
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'trick': '2C 3C 4C', 'players': 3 | position.trick
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'trick': '2C', 'trump': 'H' | position.trump
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'trick': '2C', 'caller': 2 | position.caller
            'hand': 'KC JC 5C 4H', 'call': 3, 'trump': 'C', 'tricks': 1, 'trick': '2C', 'caller': 2 | position.caller
            'hand': 'KC JC 5C 4H 8H', 'call': 3, 'trick': 'KC' | position.hand
            'hand': 'KC JC 5C 4H', 'trump': 'C', 'call': 3, 'tricks': 1, 'trick': '2C', 'history': ['AC 8H 3C 9C'] | position.hand
            """)
    void whatIsWrongWithAPlayIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(PLAY, position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** Counted with suits alone: who has a card of the suit led plays one, and nothing else binds. */
    @ParameterizedTest
    @MethodSource("both")
    void whatIsRefusedIsWhatDoesNotFollow(NapCard decision) {
        for (int seed = 0; seed < DEALS; seed++) {
            NapTurn turn = decision.deal(DealRequest.of(seed));
            assertThat(decision.deal(DealRequest.of(seed))).isEqualTo(turn);
            for (Card card : turn.hand()) {
                boolean follows = turn.trick().isEmpty()
                        || turn.hand().length(turn.trick().getFirst().suit()) == 0
                        || card.suit() == turn.trick().getFirst().suit();
                assertThat(decision.objection(turn, card).isEmpty())
                        .as("%s in %s", card, turn)
                        .isEqualTo(follows);
            }
            Advice<Card> advice = decision.advise(turn);
            assertThat(advice.best())
                    .isNotEmpty()
                    .allSatisfy(
                            card -> assertThat(decision.objection(turn, card)).isEmpty());
        }
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(NapCard decision, String rule, int seed) {
        Field<List<String>> rules = (Field<List<String>>) decision.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }

    @ParameterizedTest
    @MethodSource("both")
    void everyRuleIsDealtAndDecides(NapCard decision) {
        assertThat(decision.rules())
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(IntStream.range(0, 12)
                                .mapToObj(seed -> decision.advise(decision.deal(practising(decision, rule, seed))))
                                .filter(advice -> advice.rulings().stream()
                                        .anyMatch(ruling -> ruling.rule().equals(rule)))
                                .count())
                        .as("one in four is dealt on the line of a figure")
                        .isGreaterThanOrEqualTo(6));
    }

    private static double chance(NapCard decision, String position, String card) {
        Reckoning<Card> reckoning = decision.reckon(read(decision, position)).orElseThrow();
        return reckoning.rows().stream()
                .filter(row -> row.answer().toString().equals(card))
                .map(Row::figures)
                .findFirst()
                .orElseThrow()
                .getFirst()
                .value();
    }

    @Test
    void whatCannotBeBeatenIsMadeInEveryLayout() {
        assertThat(chance(LEAD, "'hand': 'AS KS QS JS TS', 'call': 5", "AS")).isEqualTo(1);
        assertThat(chance(LEAD, "'hand': 'KS AH', 'trump': 'S', 'call': 4, 'tricks': 3", "KS"))
                .isGreaterThan(0.5);
    }

    /** The last trick: the caller's king of trumps is beaten by the ace alone, which lies in one of three hands in 3 of 51 layouts. */
    @Test
    void aLoneCardIsBeatenAsOftenAsItsBetterIsHeld() {
        assertThat(chance(LEAD, "'hand': 'KS', 'trump': 'S', 'call': 5, 'tricks': 4", "KS"))
                .isCloseTo(1 - 3.0 / 51, within(0.06));
    }

    /** After the tricks before only 32 cards are out, and they are the others' and what is left in the pack. */
    @Test
    void whatWasPlayedIsNoLongerOut() {
        String played = "'hand': 'KS', 'trump': 'S', 'call': 5, 'tricks': 4, 'history': "
                + "['AS 2S 3S 4S', 'QS 5S 6S 7S', 'JS 8S 9H 9S', 'TS 2H 3H 4H']";
        assertThat(chance(LEAD, played, "KS")).isEqualTo(1);
    }
}
