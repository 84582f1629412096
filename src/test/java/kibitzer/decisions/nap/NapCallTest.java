package kibitzer.decisions.nap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.CardSet;
import kibitzer.conventions.nap.NapView;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/**
 * Hands put together with the chapter open (Round Games with Cards, pp. 4-6 and 10), each with what the page says of it; {@code
 * -Dkibitzer.nap.deals=10000} deals more.
 */
class NapCallTest {
    private static final int DEALS = Integer.getInteger("kibitzer.nap.deals", 60);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final NapCall DECISION = new NapCall();

    private static NapView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 4: the only safe nap
            'hand': 'AS KS QS JS TS' | 5 | BEST
            'hand': 'AS KS QS JS TS' | 4 | WRONG
            # p. 5: a flush of fairly high cards
            'hand': 'KH JH 9H 7H 4H' | 5 | BEST
            # p. 5: four of one suit headed by ace or king, and one high card
            'hand': 'AD TD 8D 3D KC' | 5 | BEST
            'hand': 'KD TD 8D 3D AC' | 5 | BEST
            'hand': 'QD TD 8D 3D 4C' | 5 | WRONG
            # p. 5: three high cards of one suit, two of a second
            'hand': 'AS KS JS AD QD' | 5 | BEST
            # p. 5: three suits, but three high cards and two other aces
            'hand': 'KS QS JS AH AD' | 5 | BEST
            # p. 5: how high "high" is stays open; neither king nor ace of clubs is out against three players 3 times in 5
            'hand': 'AS AH QC JC TC', 'players': 3, 'position': 3, 'called': 1 | 5 | BEST
            'hand': 'AS AH QC JC TC', 'players': 3, 'position': 3, 'called': 1 | 0 | ACCEPTABLE
            'hand': 'AS AH JC TC 9C', 'players': 3, 'position': 3, 'called': 1 | 5 | WRONG
            # p. 5: three suits are dangerous without both aces
            'hand': 'KS QS JS AH 4D' | 5 | WRONG
            'hand': 'AS QS AH QH AD' | 5 | WRONG
            'hand': 'KS QS JS AH 4D' | 3 | ACCEPTABLE
            # p. 6: what is good for four is usually called nap
            'hand': 'AS KS 9S 4S 5D' | 5 | BEST
            'hand': 'AS KS 9S 4S 5D' | 4 | ACCEPTABLE
            # p. 6: ace, king, queen are certain of three
            'hand': 'AS KS QS 4H 5D' | 3 | BEST
            'hand': 'AS KS QS 4H 5D' | 2 | WRONG
            # p. 6: ace, knave, ten are generally good for three
            'hand': 'AC JC TC 4H 5D' | 3 | BEST
            # p. 6: three on less, the others of one suit, or high
            'hand': 'KC JC 5C 4H 8H' | 3 | BEST
            'hand': 'KC JC 5C QH KD' | 3 | BEST
            'hand': 'KC JC 5C 4H 8H' | 2 | ACCEPTABLE
            # p. 6: three are called on much lower cards than these, above all where the others are of one suit
            'hand': 'TH 7H 6H 5H 4H', 'players': 3, 'position': 3, 'called': 2 | 3 | BEST
            'hand': 'TH 7H 6H 5H 4H', 'players': 3, 'position': 3, 'called': 2 | 0 | ACCEPTABLE
            'hand': 'TH 7H 6H 5H 4H', 'players': 3, 'position': 3, 'called': 2 | 5 | WRONG
            'hand': '9H 8H 7H 6H 5H', 'players': 2, 'position': 2 | 3 | BEST
            'hand': '9H 8H 7H 6H 5H', 'players': 2, 'position': 2 | 1 | ACCEPTABLE
            'hand': 'QD TD 9D 8D 7D' | 5 | BEST
            'hand': 'QD TD 9D 8D 7D' | 3 | ACCEPTABLE
            # p. 6: of two tricks ace and king of a suit are certain, whatever else is held
            'hand': 'AD AC KC TC 4C' | 1 | WRONG
            'hand': 'AD AC KC TC 4C' | 2 | ACCEPTABLE
            'hand': 'KH AD KD KC 6C' | 1 | WRONG
            # p. 6: ace and king are certain of two
            'hand': 'AS KS 4H 5D 8C' | 2 | BEST
            'hand': 'AS KS 4H 5D 8C' | 1 | WRONG
            # p. 10: who cannot stand for more than was called must pass
            'hand': 'AS KS QS 4H 5D', 'position': 2, 'called': 3 | 0 | BEST
            'hand': 'AS KS 4H 5D 8C', 'position': 3, 'called': 2 | 0 | BEST
            'hand': 'AS KS QS JS TS', 'position': 3, 'called': 5 | 0 | BEST
            # p. 10: no call that does not go higher
            'hand': 'AS KS QS 4H 5D', 'position': 2, 'called': 3 | 3 | ILLEGAL
            # p. 10: the first caller may pass, and stands for one where all others do
            'hand': '9S 7S 4H 5D 8C' | 0 | BEST
            """)
    void theCallIsTheBooks(String position, int answer, String grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'AS KS QS JS' | position.hand
            'hand': 'AS AS QS JS TS' | position.hand
            'hand': 'AS KS QS JS TS', 'players': 6 | position.players
            'hand': 'AS KS QS JS TS', 'players': 3, 'position': 4 | position.position
            'hand': 'AS KS QS JS TS', 'called': 2 | position.called
            'hand': 'AS KS QS JS TS', 'position': 2, 'called': 6 | position.called
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @Test
    void everyDealtCallMayBeMadeAndIsThatOfItsSeed() {
        for (int seed = 0; seed < DEALS; seed++) {
            NapView view = DECISION.deal(DealRequest.of(seed));
            Advice<Integer> advice = DECISION.advise(view);
            assertThat(advice.best())
                    .isNotEmpty()
                    .allSatisfy(call ->
                            assertThat(call == 0 || call > view.called()).isTrue());
            assertThat(DECISION.deal(DealRequest.of(seed))).isEqualTo(view);
        }
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(String rule) {
        Field<List<String>> rules = (Field<List<String>>) DECISION.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(1).with(rules, List.of(rule));
    }

    @Test
    void everyRuleIsDealtAndDecides() {
        assertThat(DECISION.rules())
                .hasSize(15)
                .allSatisfy(rule -> assertThat(
                                DECISION.advise(DECISION.deal(practising(rule))).rulings())
                        .anyMatch(ruling -> ruling.rule().equals(rule)));
    }

    @Test
    void whatTheBookCallsCertainIsMadeInEveryLayout() {
        assertThat(chance("AS KS QS JS TS", 5)).isEqualTo(1);
        assertThat(chance("AS KS QS 4H 5D", 3)).isEqualTo(1);
        assertThat(chance("AS KS 4H 5D 8C", 2)).isEqualTo(1);
    }

    /** Against one opponent the king, led as a trump, is beaten by the ace alone, which he holds in 5 of 47 deals. */
    @Test
    void aLoneKingWinsAsOftenAsTheAceIsMissing() {
        assertThat(chance("KS 2H 2D 2C 3C", 1)).isCloseTo(42.0 / 47, within(0.12));
    }

    private static double chance(String hand, int call) {
        Reckoning<Integer> reckoning =
                DECISION.reckon(new NapView(CardSet.of(hand), 2, 1, 0)).orElseThrow();
        return reckoning.rows().stream()
                .filter(row -> row.answer() == call)
                .map(Row::figures)
                .findFirst()
                .orElseThrow()
                .get(1)
                .value();
    }
}
