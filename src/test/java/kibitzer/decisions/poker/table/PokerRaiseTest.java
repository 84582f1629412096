package kibitzer.decisions.poker.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.poker.PlayedHands;
import kibitzer.decisions.poker.PokerDeals;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Raising before the draw: Culbertson pp. 99-102 and 106, Round Games p. 34. */
@Execution(ExecutionMode.CONCURRENT)
class PokerRaiseTest {
    private final PokerChoice decision = PokerChoice.raising();

    @ParameterizedTest(name = "{0} {1}: {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            QS QH 5D 5C 2H | 'players-in': 1, 'to-act': 3               | poker.raise.queens-up                    | raise
            JS JH 5D 5C 2H | 'players-in': 1, 'to-act': 3               | poker.raise.less-than-queens-up          | call
            9S 9H 5D 5C 2H | 'players-in': 1, 'to-act': 3, 'known': ['low-limit'] | poker.raise.nines-up-low-limit | raise
            8S 8H 5D 5C 2H | 'players-in': 1, 'to-act': 3, 'known': ['low-limit'] | poker.raise.two-low-pairs-raise-behind | drop
            JS JH JD 5C 2H | 'players-in': 1, 'to-act': 3               | poker.raise.let-others-come-in           | call
            9H 8S 7C 6D 5S | 'players-in': 1, 'to-act': 1               | poker.raise.let-others-come-in           | call
            AS AH AD 4C 2D | 'players': 7, 'position': 4, 'players-in': 1, 'to-act': 3 | poker.raise.let-others-come-in | call
            AS AH AD 4C 2D | 'players': 7, 'position': 4, 'players-in': 2, 'to-act': 3 | poker.raise.high-threes-let-others-in | call / raise
            KS KH KD 4C 2D | 'players': 7, 'position': 4, 'players-in': 2, 'to-act': 2 | poker.raise.queens-up | raise / call
            KS KH KD 4C 2D | 'players': 7, 'players-in': 2, 'to-act': 0 | poker.raise.queens-up-last               | raise
            KS KH KD 4C 2D | 'players': 8, 'players-in': 3, 'to-act': 3 | poker.raise.three-in.three-of-a-kind     | raise / call
            KS KH KD 4C 2D | 'players': 7, 'players-in': 3, 'to-act': 2 | poker.raise.three-in.three-of-a-kind     | raise
            7S 7H 7D 4C 2D | 'players': 7, 'position': 4, 'players-in': 2, 'to-act': 3 | poker.raise.queens-up | raise
            KH 9H 6H 3H 2H | 'players-in': 2, 'to-act': 3               | poker.raise.too-strong-to-drive-out      | call
            KH 9H 6H 3H 2H | 'players-in': 2, 'to-act': 2               | poker.raise.strong                       | raise / call
            KH 9H 6H 3H 2H | 'players-in': 2, 'to-act': 0               | poker.raise.strong                       | raise
            KH 9H 6H 3H 2H | 'players': 8, 'players-in': 3, 'to-act': 3 | poker.raise.strong                       | raise / call
            KH 9H 6H 3H 2H | 'players': 8, 'players-in': 3, 'to-act': 2 | poker.raise.strong                       | raise
            AS AH 5D 5C 2H | 'players-in': 3, 'to-act': 0               | poker.raise.three-in.aces-up             | raise / call
            KS KH 5D 5C 2H | 'players-in': 3, 'to-act': 0               | poker.raise.three-in.less-than-aces-up   | call
            7S 7H 7D 5C 2H | 'players-in': 3, 'to-act': 0               | poker.raise.three-in.three-of-a-kind     | raise
            7S 7H 5D 5C 2H | 'players-in': 2, 'to-act': 0               | poker.raise.two-low-pairs                | raise / call
            7S 7H 5D 5C 2H | 'players-in': 3, 'to-act': 0               | poker.raise.two-low-pairs-many-in        | drop
            7S 7H 5D 5C 2H | 'players-in': 2, 'to-act': 1               | poker.raise.two-low-pairs-raise-behind   | drop
            AS AH 8D 5C 2H | 'players-in': 1, 'to-act': 1               | poker.raise.high-pair-calls              | call
            QS QH 8D 5C 2H | 'players-in': 1, 'to-act': 1               | poker.raise.pair-below-kings             | drop
            9H 8H 7H 6H 2S | 'players-in': 1, 'to-act': 0, 'pot': 6, 'to-call': 2 | poker.raise.on-the-come.the-pot-pays | call
            9H 8H 7H 6H 2S | 'players-in': 1, 'to-act': 0, 'pot': 4, 'to-call': 2 | poker.raise.on-the-come.too-dear | drop
            9H 8H 7H 6H 2S | 'players-in': 1                            | poker.raise.on-the-come.never            | call drop
            JS JH JD 5C 2H | 'raises': 1, 'players-in': 2, 'opener': true | poker.raise.second                     | raise
            TS TH TD 5C 2H | 'raises': 1, 'players-in': 2, 'opener': true | poker.raise.call-a-raise               | call
            JS JH JD 5C 2H | 'raises': 1, 'players-in': 1, 'to-act': 0, 'opener': true | poker.raise.opener-hides-three-of-a-kind | call
            9H 8S 7C 6D 5S | 'raises': 1, 'players-in': 1, 'to-act': 0, 'opener': true | poker.raise.second      | raise
            JS JH 5D 5C 2H | 'raises': 1, 'players-in': 2               | poker.raise.drop-to-a-raise              | drop
            TS TH TD 5C 2H | 'raises': 2, 'players-in': 2               | poker.raise.drop-to-several-raises       | drop
            AS AH 8D 5C 2H | 'raises': 1, 'players-in': 1, 'opener': true, 'pot': 11, 'to-call': 2 | poker.raise.drop-to-a-raise | drop / call
            AS AH 8D 5C 2H | 'raises': 1, 'players-in': 1, 'opener': true, 'pot': 4, 'to-call': 2 | poker.raise.drop-to-a-raise | drop
            QS QH 8D 5C 2H | 'raises': 1, 'players-in': 1, 'opener': true, 'pot': 11, 'to-call': 2 | poker.raise.drop-to-a-raise | drop
            AH 9H 6H 3H 2H | 'raises': 2, 'players-in': 1               | poker.raise.third                        | raise
            KH 9H 6H 3H 2H | 'raises': 2, 'players-in': 1               | poker.raise.call-several-raises          | call
            7S 7H 7D 5C 5H | 'raises': 3, 'players-in': 1               | poker.raise.fourth                       | raise
            AH 9H 6H 3H 2H | 'raises': 3, 'players-in': 1               | poker.raise.call-several-raises          | call
            JS JH 5D 5C 2H | 'opening': 'aces', 'players-in': 1         | poker.raise.aces-to-open.only-call       | call
            QS QH 5D 5C 2H | 'opening': 'aces', 'players-in': 1, 'to-act': 0 | poker.raise.queens-up-last          | raise
            9H 8S 7C 6D 5S | 'game': 'bug', 'players-in': 1, 'to-act': 2 | poker.raise.bug.low-straight            | raise / call
            JK 8H 8S 5C KD | 'game': 'joker-wild', 'players-in': 1      | poker.raise.joker.with-a-pair            | raise
            JK 8H 7S 5C KD | 'game': 'joker-wild', 'players-in': 1      | poker.raise.joker.three-together         | raise
            JK TH 9D 4C 2H | 'game': 'joker-wild', 'raises': 1          | poker.raise.joker.raised-without-pair-or-ace | drop
            JK TS TD AH 2D | 'game': 'joker-wild', 'raises': 3, 'players-in': 2, 'opener': true | poker.raise.joker.raised | call
            JK TS TD AH 2D | 'game': 'joker-wild', 'raises': 1, 'players-in': 2, 'opener': true | poker.raise.joker.raised | call
            JK TS TD AH 2D | 'game': 'joker-wild', 'raises': 1, 'players-in': 2 | poker.raise.joker.raised        | call / raise
            JK JS JD AH 2D | 'game': 'joker-wild', 'raises': 1, 'players-in': 2 | poker.raise.second               | raise
            JK JS JD AH 2D | 'game': 'joker-wild', 'raises': 2, 'players-in': 2 | poker.raise.call-several-raises  | call
            JK 8H 7S 5C KD | 'game': 'joker-wild', 'raises': 2, 'players-in': 1 | poker.raise.joker.raised-three-together | call / drop
            9S 6H 4D 3C 2H | 'game': 'low', 'to-act': 0                 | poker.raise.low.last-with-a-nine         | raise
            9S 8H 5D 4C 2H | 'game': 'high-low', 'players': 7           | poker.raise.high-low.pat-nine            | raise
            7S 5H 4D 3C 2D | 'game': 'high-low', 'players': 7           | poker.raise.high-low.pat-nine            | raise
            7S 5H 4D 3C 2D | 'game': 'high-low', 'players': 5           | poker.raise.high-low.pat-nine            | raise
            7S 5H 4D 3C 2D | 'game': 'high-low', 'players': 8           | poker.raise.high-low.pat-nine-of-eight   | raise
            7S 5H 4D 3C 2D | 'game': 'high-low', 'players': 7, 'raises': 1 | poker.raise.high-low.pat-nine         | raise / call
            KS 6H 5D 4C 3D | 'game': 'high-low', 'players-in': 2, 'to-act': 0, 'pot': 5, 'to-call': 2 | poker.raise.high-low.both-ways | call
            KS 8H 5D 4C 2H | 'game': 'high-low'                         | poker.raise.high-low.four-to-an-eight    | call
            KH QH 9H 3H 2S | 'game': 'high-low', 'pot': 17, 'to-call': 2 | poker.raise.high-low.half-the-pot-pays  | call
            KH QH 9H 3H 2S | 'game': 'high-low', 'pot': 16, 'to-call': 2 | poker.raise.high-low.half-the-pot-too-little | drop
            KH QH 9H 3H 2S | 'game': 'high-low'                         | poker.raise.high-low.pot-not-told        | call drop
            KS KH 8D 5C 2H | 'game': 'round-games', 'to-act': 0         | poker.raise.1891.match                   | call / drop
            KS KH 8D 5C 2H | 'game': 'round-games', 'to-act': 0, 'known': ['ante-is-weak'] | poker.raise.1891.last-against-a-weak-ante | raise / drop call
            """)
    void eachHandHasItsRung(String hand, String more, String rule, String answers) {
        PlayedHands.isDecided(decision, "'hand': '" + hand + "', " + more, rule, answers);
    }

    /** Queens up is what jacks up lack; that is told before the straight, which they lack more of. */
    @Test
    void ofTheRulesThatRaiseTheNearestIsToldFirst() {
        PokerTable table = PlayedHands.position(
                decision,
                "'hand':'JS JD 8S 8D 6H','players':5,'position':5,'players-in':1,'to-act':0,'pot':7,'to-call':2");
        Verdict<String> raised = new Question<>(decision, table).mark("raise");
        assertThat(raised.grade()).isEqualTo(Grade.WRONG);
        assertThat(raised.against().getFirst().failing().getFirst().asked()).isEqualTo("queens up or better");
    }

    /** P. 100: queens up call the first raise, three jacks any further one; late a ten-high stays at lowball (p. 106). */
    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            JS JH 5D 5C 2H | 'raises': 1, 'players-in': 2            | less than queens up
            JS JH 5D 5C 2H | 'raises': 2, 'players-in': 2            | less than three jacks
            JS JH 5D 5C 2H | 'raises': 3, 'players-in': 2            | less than three jacks
            JS 9H 8D 7C 2H | 'game': 'low', 'to-act': 0              | less than ten-high
            JS 9H 8D 7C 2H | 'game': 'low', 'to-act': 0, 'raises': 1 | less than nine-high
            """)
    void theHandThatDropsIsToldWhatIsAskedHere(String hand, String more, String asked) {
        var ruling = PlayedHands.advice(decision, "'hand': '" + hand + "', " + more)
                .ruling()
                .orElseThrow();
        assertThat(ruling.answers()).containsExactly("drop");
        assertThat(ruling.reasons()).extracting(Reason::asked).contains(asked);
    }

    /** Without four to a straight or a flush there are no odds against filling it. */
    @Test
    void nothingToFillHasNoOdds() {
        assertThat(IntStream.range(0, 200)
                        .mapToObj(DealRequest::of)
                        .map(decision::deal)
                        .flatMap(table -> new Question<>(decision, table).mark("call").against().stream())
                        .flatMap(ruling -> ruling.reasons().stream())
                        .map(Reason::measured))
                .hasSizeGreaterThan(200)
                .noneMatch(said -> said.contains("999") || said.contains("1498") || said.contains("nothing to fill"));
    }

    @Test
    void everyDealtTableIsAdvisedOnLegally() {
        PokerDeals.everyDealtTableIsAdvisedOnLegally(decision);
    }
}
