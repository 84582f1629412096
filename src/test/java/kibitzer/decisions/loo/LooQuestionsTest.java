package kibitzer.decisions.loo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import kibitzer.conventions.loo.LooLeadView;
import kibitzer.conventions.loo.LooView;
import kibitzer.decisions.Decision;
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

/** Hands put together with the hints open (Round Games with Cards, pp. 20-21 and 29-30); {@code -Dkibitzer.loo.deals=10000} deals more. */
class LooQuestionsTest {
    private static final int DEALS = Integer.getInteger("kibitzer.loo.deals", 300);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final LooStand STAND = new LooStand();
    private static final LooLead LEAD = new LooLead();

    private static <P> P read(Decision<P, ?> decision, String position) {
        return decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 29: two trumps, however small
            'hand': '3H 2H 5C', 'turn-up': '9H', 'position': 2, 'thrown-up': 1 | stand | BEST
            'hand': '3H 2H 5C', 'turn-up': '9H', 'position': 2, 'thrown-up': 1 | throw-up | WRONG
            # p. 29: but the first wants a tolerably high card beside two small ones
            'hand': '3H 2H KC', 'turn-up': '9H' | stand | BEST
            'hand': '3H 2H 5C', 'turn-up': '9H' | stand | ACCEPTABLE
            'hand': '3H 2H 5C', 'turn-up': '9H' | throw-up | BEST
            'hand': 'QH 2H 5C', 'turn-up': '9H' | stand | BEST
            'hand': '4H 3H 2H', 'turn-up': '9H' | stand | BEST
            # p. 29: an honour and high cards
            'hand': 'JH KC QD', 'turn-up': '9H' | stand | BEST
            'hand': 'JH KC QD', 'turn-up': '9H', 'position': 3, 'stood': 2 | stand | BEST
            # p. 29: the first may stand on almost any trump with queens or better of two suits
            'hand': '2H KC QD', 'turn-up': '9H' | stand | BEST
            'hand': '2H KC QD', 'turn-up': '9H' | throw-up | ACCEPTABLE
            'hand': '2H KC QC', 'turn-up': '9H' | throw-up | BEST
            # p. 29: king and small cards: generally safe, though some throw it up
            'hand': 'KH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2 | stand | BEST
            'hand': 'KH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2 | throw-up | ACCEPTABLE
            'hand': 'KH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2 | miss | WRONG
            # p. 29: queen or knave and small cards: left to opinion
            'hand': 'QH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2 | stand | BEST
            'hand': 'QH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2 | throw-up | BEST
            'hand': 'JH 4C 3D', 'turn-up': '9H' | throw-up | BEST
            # p. 29: not without a trump, unless very high cards and the pool are worth it
            'hand': 'QC 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 1, 'thrown-up': 1 | stand | WRONG
            'hand': 'QC 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 1, 'thrown-up': 1 | throw-up | BEST
            'hand': 'AC KC AD', 'turn-up': '9H', 'pool': 45 | stand | ACCEPTABLE
            'hand': 'AC KC AD', 'turn-up': '9H', 'pool': 9 | stand | WRONG
            # p. 30: the first seldom takes the miss
            'hand': '5C 4C 3D', 'turn-up': '9H' | miss | WRONG
            'hand': '5C 4C 3D', 'turn-up': '9H' | throw-up | BEST
            # p. 30: nor whoever comes after players who all stand
            'hand': '5C 4C 3D', 'turn-up': '9H', 'players': 6, 'position': 3, 'stood': 2 | miss | WRONG
            'hand': '5C 4C 3D', 'turn-up': '9H', 'players': 6, 'position': 3, 'stood': 1, 'thrown-up': 1 | miss | ACCEPTABLE
            # p. 30: with five playing and two gone it may be taken
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 4, 'stood': 1, 'thrown-up': 2 | miss | BEST
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 4, 'stood': 1, 'thrown-up': 2 | throw-up | BEST
            # p. 30: with three standing it should not
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 3, 'thrown-up': 1 | miss | WRONG
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 3, 'thrown-up': 1 | throw-up | BEST
            # p. 20: the dealer against one on their own cards
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 1, 'thrown-up': 3 | miss | BEST
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 1, 'thrown-up': 3 | throw-up | ILLEGAL
            'hand': 'KH 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 1, 'thrown-up': 3 | stand | BEST
            # p. 29 says nothing of one trump below the knave, whoever is asked
            'hand': '4H QC AD', 'turn-up': '7H', 'players': 4, 'position': 4, 'stood': 1, 'thrown-up': 2 | stand | ACCEPTABLE
            'hand': '4H QC AD', 'turn-up': '7H', 'position': 4, 'stood': 1, 'thrown-up': 2 | stand | ACCEPTABLE
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'stood': 1, 'thrown-up': 3 | stand | WRONG
            # p. 20: against the miss alone the dealer is free
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'thrown-up': 3, 'miss-taken': true | throw-up | BEST
            # p. 19: there is one miss
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'thrown-up': 3, 'miss-taken': true | miss | ILLEGAL
            """)
    void whatIsDeclaredIsTheBooks(String position, String answer, Grade grade) {
        assertThat(new Question<>(STAND, read(STAND, position)).mark(answer).grade())
                .isEqualTo(grade);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 20: the ace must be led, and the king where the ace is turned
            'hand': 'AH 4C 3D', 'turn-up': '9H', 'standers': 3 | AH | BEST
            'hand': 'AH 4C 3D', 'turn-up': '9H', 'standers': 3 | 4C | ILLEGAL
            'hand': 'KH 4C 3D', 'turn-up': 'AH', 'standers': 3 | KH | BEST
            'hand': 'KH 4C 3D', 'turn-up': 'AH', 'standers': 3 | 3D | ILLEGAL
            # p. 20: of two trumps or three the highest
            'hand': '5H 2H 3D', 'turn-up': '9H', 'standers': 3 | 5H | BEST
            'hand': '5H 2H 3D', 'turn-up': '9H', 'standers': 3 | 2H | ILLEGAL
            'hand': '5H 4H 2H', 'turn-up': '9H', 'standers': 3 | 5H | BEST
            # p. 21: the winner of the first trick leads a trump, the higher of two
            'hand': '2H KD', 'turn-up': '9H', 'standers': 3 | 2H | BEST
            'hand': '2H KD', 'turn-up': '9H', 'standers': 3 | KD | ILLEGAL
            'hand': '5H 2H', 'turn-up': '9H', 'standers': 3 | 5H | BEST
            # p. 30: one trump and high cards: the trump against several
            'hand': '5H KC QD', 'turn-up': '9H', 'standers': 4 | 5H | BEST
            'hand': '5H KC QD', 'turn-up': '9H', 'standers': 5 | QD | WRONG
            # p. 30: and against two or three another card, rather the higher
            'hand': '5H KC QD', 'turn-up': '9H', 'standers': 3 | KC | BEST
            'hand': '5H KC QD', 'turn-up': '9H', 'standers': 2 | QD | ACCEPTABLE
            'hand': '5H KC QD', 'turn-up': '9H', 'standers': 3 | 5H | WRONG
            # p. 30: a high trump and small cards: the smallest
            'hand': 'QH 4C 3D', 'turn-up': '9H', 'standers': 4 | 3D | BEST
            'hand': 'QH 4C 3D', 'turn-up': '9H', 'standers': 4 | 4C | WRONG
            'hand': 'QH 4C 3D', 'turn-up': '9H', 'standers': 4 | QH | WRONG
            # nothing is said of a small trump and small cards, nor of no trump
            'hand': '5H 4C 3D', 'turn-up': '9H', 'standers': 4 | 3D | ACCEPTABLE
            'hand': '5C 4C 3D', 'turn-up': '9H', 'standers': 4 | 3D | ACCEPTABLE
            """)
    void theLeadIsTheBooks(String position, String card, Grade grade) {
        assertThat(new Question<>(LEAD, read(LEAD, position))
                        .mark(CardNotation.read(card))
                        .grade())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': '5C 4C', 'turn-up': '9H' | position.hand
            'hand': '5C 4C 3D' | position.turn-up
            'hand': '5C 4C 9H', 'turn-up': '9H' | position.turn-up
            'hand': '5C 4C 3D', 'turn-up': '9H', 'trump': 'S' | position.trump
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 6 | position.position
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 3 | position.stood
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 1, 'thrown-up': 0 | position.stood
            'hand': '5C 4C 3D', 'turn-up': '9H', 'stood': 1 | position.stood
            'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 5, 'thrown-up': 4 | position.thrown-up
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(STAND, position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @Test
    void aLeadNeedsTheNumberOfPlayers() {
        assertThatThrownBy(() -> read(LEAD, "'hand': '5C 4C 3D', 'turn-up': '9H'"))
                .hasMessageContaining("position.standers");
        assertThatThrownBy(() -> read(LEAD, "'hand': '5C 4C 3D', 'turn-up': '9H', 'standers': 1"))
                .hasMessageContaining("position.standers");
    }

    static Stream<Decision<?, ?>> both() {
        return Stream.of(STAND, LEAD);
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

    /** The rules of the first lead told a second time: pp. 20-21. */
    @Test
    void aLeadIsRefusedWhereARuleCompelsAnother() {
        for (int seed = 0; seed < DEALS; seed++) {
            LooLeadView view = LEAD.deal(DealRequest.of(seed));
            List<Card> trumps = view.hand().in(view.trump()).byRank();
            boolean first = view.hand().size() == 3;
            boolean compelled = trumps.size() > 1
                    || !trumps.isEmpty() && !first
                    || view.hand().contains(Rank.ACE, view.trump())
                    || view.turnUp().rank() == Rank.ACE && view.hand().contains(Rank.KING, view.trump());
            for (Card card : view.hand()) {
                boolean highest = card.suit() == view.trump()
                        && trumps.stream().noneMatch(other -> other.rank().isHigherThan(card.rank()));
                assertThat(LEAD.objection(view, card).isEmpty())
                        .as("%s of %s", card, view)
                        .isEqualTo(!compelled || highest);
            }
        }
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(Decision<?, ?> decision, String rule, int seed) {
        Field<List<String>> rules = (Field<List<String>>) decision.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }

    @ParameterizedTest
    @MethodSource("both")
    <P, A> void everyRuleIsDealtAndDecides(Decision<P, A> decision) {
        assertThat(decision.rules())
                .hasSizeGreaterThan(5)
                .allSatisfy(rule -> assertThat(IntStream.range(0, 12)
                                .mapToObj(seed -> decision.advise(decision.deal(practising(decision, rule, seed))))
                                .filter(advice -> advice.rulings().stream()
                                        .anyMatch(ruling -> ruling.rule().equals(rule)))
                                .count())
                        .as("one in four is dealt on the line of a figure")
                        .isGreaterThanOrEqualTo(5));
    }

    private static double figure(String position, String answer, int column) {
        LooView view = read(STAND, position);
        Reckoning<String> reckoning = STAND.reckon(view).orElseThrow();
        return reckoning.rows().stream()
                .filter(row -> row.answer().equals(answer))
                .findFirst()
                .orElseThrow()
                .figures()
                .get(column)
                .value();
    }

    /** Nothing beats the ace; and where the ace is turned, the king. */
    @Test
    void theBestTrumpIsSureOfATrick() {
        assertThat(figure("'hand': 'AH 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2", "stand", 2))
                .isEqualTo(1);
        assertThat(figure("'hand': 'KH 4C 3D', 'turn-up': 'AH', 'position': 3, 'stood': 2", "stand", 2))
                .isEqualTo(1);
        assertThat(figure("'hand': '5C 4C 3D', 'turn-up': '9H', 'position': 3, 'stood': 2", "throw-up", 0))
                .isZero();
    }

    /** A third of the pool for each trick: three certain ones take it all. */
    @Test
    void threeCertainTricksTakeThePool() {
        assertThat(figure("'hand': 'AH KH QH', 'turn-up': '9H', 'position': 3, 'stood': 2, 'pool': 27", "stand", 0))
                .isCloseTo(27, within(0.001));
    }
}
