package kibitzer.decisions.poker.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.poker.PlayedHands;
import kibitzer.decisions.poker.PokerDeals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Betting after the draw: Culbertson pp. 60, 99-101, 107, 109; Round Games pp. 46-47. */
class PokerCallTest {
    private final PokerChoice decision = PokerChoice.afterTheDraw();

    @ParameterizedTest(name = "{0} {1}: {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            KS KH KD 5C 2H | 'betting': ['bet 1', 'call 1']    | poker.call.one-card-called.three-of-a-kind | drop / call
            KS KH KD 5C 2H | 'betting': ['bet 0', 'raise 1']   | poker.call.one-card-raised.less            | drop
            8H 7S 6C 5D 4S | 'betting': ['bet 1', 'raise 1']   | poker.call.one-card-raised.less            | drop
            9H 8H 6H 5H 2H | 'betting': ['bet 1', 'raise 1']   | poker.call.one-card-raised.low-flush       | drop / call
            KH 8H 6H 5H 2H | 'betting': ['bet 1', 'raise 1']   | poker.call.one-card-raised.high-flush      | call
            TS TH TD 5C 5H | 'betting': ['bet 1', 'raise 1']   | poker.call.one-card-raised.high-flush      | call
            JS JH JD 5C 5H | 'betting': ['bet 1', 'raise 1']   | poker.call.one-card-raised.jacks-full      | raise
            TS TH TD 5C 5H | 'betting': ['bet 1', 'raise 1', 'raise 3'] | poker.call.no-third-raise         | call / drop
            KS KH KD 5C 2H | 'betting': ['check 1', 'bet 1', 'raise 3'], 'known': ['bettor-bluffs'] | poker.call.bluff-raised.read | call
            KS KH KD 5C 2H | 'betting': ['check 1', 'bet 1', 'raise 3'] | poker.call.raised.not-read-as-a-bluff | drop
            KS KH KD 5C 2H | 'betting': ['check 1', 'bet 1', 'raise 1', 'call 1'] | poker.call.one-card-raised.less | drop
            7S 7H 5D 5C 2H | 'opening': 'aces', 'betting': ['bet 1'] | poker.call.aces-to-open.two-low-pairs | drop
            KS KH KD 5C 2H | 'opener': true, 'betting': ['bet 3'] | poker.call.opener-raises-at-last        | raise
            KS KH KD 5C 2H | 'opener': true, 'betting': ['bet 0'] | poker.call.opener-raises-no-pat-hand    | call / drop
            9S 8H 7D 5C 2H | 'betting': ['check 3']            | poker.call.check-behind-the-opener         | check
            6S 6H 7D 5C 2H | 'game': 'joker-wild', 'opponents': 1 | poker.call.joker.less-than-sevens       | check
            7S 7H 6D 5C 2H | 'game': 'joker-wild', 'opponents': 1 | poker.call.joker.sevens                 | bet
            KS KH KD 5C 5H | 'game': 'deuces-wild', 'betting': ['bet 1'] | poker.call.deuces.flush-or-full-house | call
            7S 5H 4D 3C AH | 'game': 'low', 'betting': ['bet 1'] | poker.call.low.raise                     | raise
            7S 6H 4D 3C AH | 'game': 'low', 'betting': ['bet 1'] | poker.call.low.no-raise                  | call
            KS KH KD 5C 2H | 'game': 'round-games', 'betting': ['bet 1'] | poker.call.1891.triplets-see     | call / drop
            9H 8S 7C 6D 5S | 'game': 'round-games', 'betting': ['bet 1'] | poker.call.1891.sequence-waits   | raise / call
            7S 7H 7D 7C 2H | 'game': 'round-games', 'betting': ['bet 1'] | poker.call.1891.fours-raise      | raise
            """)
    void eachHandMeetsTheBettingSoFar(String hand, String more, String rule, String answers) {
        PlayedHands.isDecided(
                decision,
                "'players': 7, 'players-in': 4, 'hand': '%s', %s"
                        .formatted(hand, more)
                        .replace(
                                "'players-in': 4",
                                more.contains("opener") || more.contains("opponents")
                                        ? "'players-in': 1"
                                        : "'players-in': 4"),
                rule,
                answers);
    }

    @Test
    void withoutABetOneMayBetAndFacingOneRaise() {
        assertThat(decision.choices(PlayedHands.position(decision, "'hand': 'KS KH KD 5C 2H'")))
                .isEqualTo(new Choices.Listed<>(List.of("bet", "check", "drop")));
        assertThat(decision.choices(PlayedHands.position(decision, "'hand': 'KS KH KD 5C 2H', 'betting': ['bet 1']")))
                .isEqualTo(new Choices.Listed<>(List.of("raise", "call", "drop")));
    }

    @Test
    void everyDealtTableIsAdvisedOnLegally() {
        PokerDeals.everyDealtTableIsAdvisedOnLegally(decision);
    }
}
