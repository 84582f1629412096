package kibitzer.decisions.cinch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.conventions.cinch.CinchView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

/** Bids and discards at cinch (Culbertson, pp. 240-242); {@code -Dkibitzer.cinch.deals=10000} deals more. */
class CinchTest {
    private static final int DEALS = Integer.getInteger("kibitzer.cinch.deals", 200);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final CinchBid BID = new CinchBid();
    private static final CinchDiscard DISCARD = new CinchDiscard();

    private static <P> P read(Decision<P, ?> decision, String position) {
        return decision.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 241: Q-9-5-4 is worth five
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0] | 5 | BEST
            # p. 241: A-K-Q is worth six at least
            'hand': 'AS KS QS 8H 7H 6D 4D 3D 9C', 'calls': [0] | 6 | BEST
            'hand': 'AS KS QS 8H 7H 6D 4D 3D 9C', 'calls': [0] | 7 | ACCEPTABLE
            'hand': 'AS KS QS 8H 7H 6D 4D 3D 9C', 'calls': [0, 6] | 7 | BEST
            'hand': 'AS KS QS 8H 7H 6D 4D 3D 9C', 'calls': [0] | 5 | WRONG
            # p. 241: A-K-J-8-7 is worth eleven, A-K-Q-6 twelve
            'hand': 'AS KS JS 8S 7S 8H 7H 6D 4D' | 11 | BEST
            'hand': 'AS KS QS 6S 7H 6D 4D 3D 9C' | 12 | BEST
            'hand': 'AS KS QS 6S 7H 6D 4D 3D 9C', 'calls': [0, 11] | 12 | BEST
            # p. 241: no pedro is wanted in the hand beside these
            'hand': 'AS KS QS 5S 7H 6D 4D 3D 9C' | 12 | BEST
            # p. 241: never more than the hand is worth
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0, 5] | 0 | BEST
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0, 5] | 6 | WRONG
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0, 5] | 5 | ILLEGAL
            # p. 241: no pedro to save or catch, no bid
            'hand': 'QS 9S 8S 4S 8H 7H 6D 4D 3D', 'calls': [0] | 0 | BEST
            'hand': 'QS 9S 8S 4S 8H 7H 6D 4D 3D', 'calls': [0] | 5 | WRONG
            # p. 242: first bidder's five, six and seven
            'hand': 'QS 9S 8H 7H 6D 5D 4C 3C 2C' | 5 | BEST
            'hand': 'AS 9S 7S 8H 7H 6D 4D 3D 9C' | 6 | BEST
            'hand': 'AS KS 8H 7H 6D 4D 3D 9C 8C' | 7 | BEST
            'hand': 'AS 9S QH 8H 7H 6D 4D 3D 9C' | 0 | BEST
            # p. 242: and of the first bidder alone
            'hand': 'AS 9S 7S 8H 7H 6D 4D 3D 9C', 'calls': [0] | 6 | WRONG
            # no page: ace, king and five trumps
            'hand': 'AS KS 9S 7S 6S 7H 6D 4D 3D', 'calls': [0] | 6 | BEST
            'hand': 'AS KS 9S 7S 6S 7H 6D 4D 3D', 'calls': [0] | 5 | ACCEPTABLE
            """)
    void theBidIsThePages(String position, int answer, String grade) {
        assertThat(new Question<>(BID, read(BID, position)).mark(answer).grade().name())
                .isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'QS 9S 5S 4S' | position.hand
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [6, 5] | position.calls
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0, 0, 0, 0] | position.calls
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [0], 'position': 4 | position.position
            'hand': 'QS 9S 5S 4S 8H 7H 6D 4D 3D', 'calls': [15] | position.calls
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(BID, position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 240: all plain cards go
            'hand': 'QS 9S 5S 4S AH 7H 6D 4D 3D', 'trump': 'S' | AH 7H 6D 4D 3D | BEST
            # p. 240: keeping one is permitted but foolish
            'hand': 'QS 9S 5S 4S AH 7H 6D 4D 3D', 'trump': 'S' | 7H 6D 4D 3D | WRONG
            # p. 240: a trump may not be thrown
            'hand': 'QS 9S 5S 4S AH 7H 6D 4D 3D', 'trump': 'S' | 4S AH 7H 6D 4D 3D | ILLEGAL
            # p. 239: the five of the same colour is a trump
            'hand': 'QS 9S 4S AH 7H 6D 4D 5C 3C', 'trump': 'S' | AH 7H 6D 4D 3C | BEST
            'hand': 'QS 9S 4S AH 7H 6D 4D 5C 3C', 'trump': 'S' | AH 7H 6D 4D 5C 3C | ILLEGAL
            # p. 239: and the other red five is none where clubs are trumps
            'hand': 'QS 9S 4S AH 7H 5D 4D 5C 3C', 'trump': 'C' | QS 9S 4S AH 7H 5D 4D | BEST
            """)
    void theDiscardIsThePages(String position, String answer, String grade) {
        assertThat(new Question<>(DISCARD, read(DISCARD, position))
                        .mark(CardSet.of(answer))
                        .grade()
                        .name())
                .isEqualTo(grade);
    }

    @SuppressWarnings("unchecked") // the option of that name is a list of words
    private static DealRequest practising(String rule, int seed) {
        Field<List<String>> rules = (Field<List<String>>) BID.dealOptions().stream()
                .filter(option -> option.name().equals(PractisedRules.OPTION))
                .findFirst()
                .orElseThrow();
        return DealRequest.of(seed).with(rules, List.of(rule));
    }

    @Test
    void everyRuleIsDealtAndDecides() {
        assertThat(BID.rules())
                .hasSize(11)
                .allSatisfy(rule -> assertThat(
                                BID.advise(BID.deal(practising(rule, 1))).rulings())
                        .anyMatch(ruling -> ruling.rule().equals(rule)));
    }

    @Test
    void everyDealtBidGoesOverTheLastOrPasses() {
        for (int seed = 0; seed < DEALS; seed++) {
            CinchView view = BID.deal(DealRequest.of(seed));
            assertThat(BID.deal(DealRequest.of(seed))).isEqualTo(view);
            assertThat(BID.advise(view).best())
                    .isNotEmpty()
                    .allSatisfy(
                            bid -> assertThat(bid == 0 || bid > view.called()).isTrue());
        }
    }

    /** What is kept is what the rules of the game take for trumps. */
    @Test
    void whatIsThrownIsNoTrumpByTheRulesOfTheGame() {
        for (int seed = 0; seed < DEALS; seed++) {
            HandToCinch hand = DISCARD.deal(DealRequest.of(seed));
            PlayRules rules = TrickGames.find("cinch").orElseThrow().play(Optional.of(hand.trump()));
            CardSet thrown = DISCARD.advise(hand).best().getFirst();
            for (Card card : hand.hand()) {
                assertThat(thrown.contains(card)).isEqualTo(!rules.isTrump(card));
            }
        }
    }

    @Test
    void theCountFallsFromBidToBidAndIsTheSameAgain() {
        CinchView view = read(BID, "'hand': 'AS KS QS 6S 7H 6D 4D 3D 9C'");
        Reckoning<Integer> counted = BID.reckon(view).orElseThrow();
        for (int bid = 2; bid <= 14; bid++) {
            assertThat(chance(counted, bid)).isLessThanOrEqualTo(chance(counted, bid - 1));
        }
        assertThat(chance(counted, 1)).isEqualTo(1);
        assertThat(BID.reckon(view).orElseThrow()).isEqualTo(counted);
    }

    /** Where few trumps are held the six a hand are more cards than the pack has left. */
    @ParameterizedTest
    @ValueSource(strings = {"7S 6S 4S AH KH AD 9D 4C 3C", "JS 9S 3S KH 6H AD 8C 5C 4C"})
    void handsAreFilledWhereThePackRunsOut(String hand) {
        assertThat(BID.reckon(read(BID, "'hand': '" + hand + "'"))).isPresent();
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
