package kibitzer.decisions.ohhell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.ohhell.OhHellView;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Bids at oh hell (Culbertson, p. 251); {@code -Dkibitzer.oh-hell.deals=10000} deals more. */
class OhHellBidTest {
    private static final int DEALS = Integer.getInteger("kibitzer.oh-hell.deals", 200);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final OhHellBid DECISION = new OhHellBid();

    private static OhHellView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 251: the dealer may not bid what would make the bids come out even: 3 - (1 + 0 + 1) = 1
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1] | 1 | ILLEGAL
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1] | 0 | BEST
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1] | 2 | BEST
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1] | 3 | ACCEPTABLE
            # p. 251: it is an option
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1], 'uneven': false | 1 | BEST
            # p. 251: more than all are bid already, and every number is open
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [2, 1, 1] | 1 | BEST
            # p. 251: whoever is not the dealer is not bound
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 1] | 1 | BEST
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 0, 1], 'players': 5 | 1 | BEST
            'hand': 'AH 4H 2C', 'trump': 'S', 'bids': [1, 1] | 4 | ILLEGAL
            # the book does not count hands: practice calls nothing wrong
            'hand': 'AS KS 4H 2C', 'trump': 'S' | 2 | BEST
            'hand': 'AS KS 4H 2C', 'trump': 'S' | 1 | ACCEPTABLE
            """)
    void theBidIsAsThePageSays(String position, int answer, String grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'AH 4H', 'bids': [1, 0, 1, 0] | position.bids
            'hand': 'AH 4H', 'bids': [3] | position.bids
            'hand': 'AH 4H', 'bids': [1], 'position': 4 | position.position
            'hand': 'AH 4H', 'players': 2 | position.players
            'hand': 'AH 4H', 'trump': 'X' | position.trump
            'hand': 'AS KS QS JS TS 9S 8S 7S', 'players': 7 | position.hand
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** The forbidden number told a second time: with it all bids add up to the tricks. */
    @Test
    void noDealtBidLetsAllComeTrue() {
        for (int seed = 0; seed < DEALS; seed++) {
            OhHellView view = DECISION.deal(DealRequest.of(seed));
            Advice<Integer> advice = DECISION.advise(view);
            assertThat(DECISION.deal(DealRequest.of(seed))).isEqualTo(view);
            assertThat(advice.best()).isNotEmpty().allSatisfy(bid -> {
                int all = bid + view.bids().stream().mapToInt(Integer::intValue).sum();
                boolean dealer = view.position() == view.players();
                assertThat(bid).isBetween(0, view.tricks());
                assertThat(dealer && all == view.tricks()).isFalse();
            });
        }
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
                .hasSize(1)
                .allSatisfy(rule -> assertThat(DECISION.advise(DECISION.deal(practising(rule, 1)))
                                .rulings())
                        .anyMatch(ruling -> ruling.rule().equals(rule)));
    }

    /** One card each: the two of a plain suit wins if nobody has a card of its suit or a trump, the ace of trumps always. */
    @Test
    void oneCardIsCountedAsChanceHasIt() {
        Reckoning<Integer> certain = DECISION.reckon(
                        new OhHellView(CardSet.of("AS"), Optional.of(Suit.SPADES), List.of(), 4, true))
                .orElseThrow();
        assertThat(certain.best()).containsExactly(1);
        assertThat(chance(certain, 1)).isEqualTo(1);
        // on lead: 25 cards of the pack beat it; (26 * 25 * 24) / (51 * 50 * 49)
        Reckoning<Integer> two = DECISION.reckon(
                        new OhHellView(CardSet.of("2H"), Optional.of(Suit.SPADES), List.of(), 4, true))
                .orElseThrow();
        assertThat(chance(two, 1)).isCloseTo(15_600.0 / 124_950, within(0.1));
    }

    private static double chance(Reckoning<Integer> counted, int bid) {
        return counted.rows().stream()
                .filter(row -> row.answer() == bid)
                .findFirst()
                .orElseThrow()
                .figures()
                .get(1)
                .value();
    }
}
