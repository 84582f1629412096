package kibitzer.decisions.poker.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.PlayedHands;
import kibitzer.decisions.poker.PokerDeals;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Staying in: Culbertson pp. 97-106, Round Games p. 46. */
class PokerStayTest {
    private final PokerStay decision = new PokerStay();

    @ParameterizedTest(name = "{0} {1}: {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            QS QH 8D 5C 2H | 'to-act': 1                                    | poker.stay.pair-below-kings           | drop
            QS QH 8D 5C 2H | 'to-act': 0                                    | poker.stay.pair-below-kings           | drop / stay
            KS KH 8D 5C 2H | 'players': 5, 'to-act': 1                      | poker.stay.high-pair                  | stay
            KS KH 8D 5C 2H | 'players': 5, 'to-act': 1, 'raises': 1         | poker.stay.pair-raised                | drop
            KS KH 8D 5C 2H | 'players': 5, 'to-act': 1, 'raises': 1, 'pot': 25, 'to-call': 10 | poker.stay.pair-raised | drop / stay
            KS KH 8D 5C 2H | 'players': 5, 'to-act': 1, 'raises': 1, 'pot': 24, 'to-call': 10 | poker.stay.pair-raised | drop
            KS KH 8D 5C 2H | 'players': 6, 'pot': 25, 'to-call': 10         | poker.stay.high-pair                  | stay
            KS KH 8D 5C 2H | 'players': 6, 'pot': 24, 'to-call': 10         | poker.stay.high-pair-dear             | drop
            KS KH 8D 5C 2H | 'players': 5, 'pot': 24, 'to-call': 10         | poker.stay.high-pair                  | stay
            7S 7H 5D 5C 2H | 'players-in': 2, 'to-act': 0                   | poker.stay.two-low-pairs              | stay
            7S 7H 5D 5C 2H | 'players-in': 2, 'to-act': 1                   | poker.stay.two-low-pairs-raise-behind | drop
            7S 7H 5D 5C 2H | 'players-in': 3, 'to-act': 0                   | poker.stay.two-low-pairs-many-in      | drop
            7S 7H 5D 5C 2H | 'players-in': 1, 'to-act': 0, 'raises': 1      | poker.stay.two-low-pairs-raised       | drop
            JS JH 5D 5C 2H | 'players-in': 3, 'to-act': 1                   | poker.stay.average-winning-hand       | stay
            JS JH 5D 5C 2H | 'players-in': 1, 'raises': 1                   | poker.stay.two-pairs-raised           | drop
            QS QH 5D 5C 2H | 'players-in': 1, 'raises': 1                   | poker.stay.average-winning-hand       | stay
            AS KH 8D 5C 2H | 'players-in': 1                                | poker.stay.nothing                    | drop
            KH 9H 6H 3H 2S | 'pot': 10, 'to-call': 2, 'to-act': 0           | poker.stay.draw.the-pot-pays          | stay
            KH 9H 6H 3H 2S | 'pot': 8, 'to-call': 2, 'to-act': 0            | poker.stay.draw.too-dear              | drop
            KH 9H 6H 3H 2S | 'pot': 9, 'to-call': 2, 'to-act': 1            | poker.stay.draw.close-with-players-behind | drop
            KH 9H 6H 3H 2S | 'pot': 10, 'to-call': 2, 'to-act': 1           | poker.stay.draw.close-with-players-behind | drop / stay
            KH 9H 6H 3H 2S | 'pot': 13, 'to-call': 2, 'to-act': 1           | poker.stay.draw.the-pot-pays-well     | stay / drop
            KS KH 8D 5C 2H | 'opening': 'aces', 'players': 5                | poker.stay.aces-to-open.too-weak      | drop
            JS TS 9S 3S 9D | 'opening': 'aces', 'players': 5, 'raises': 1, 'pot': 60, 'to-call': 10, 'to-act': 0 | poker.stay.aces-to-open.too-weak-though-drawing | drop / stay
            JS TS 9S 3S 9D | 'opening': 'aces', 'players': 5, 'raises': 1, 'pot': 40, 'to-call': 10, 'to-act': 0 | poker.stay.aces-to-open.too-weak | drop
            JS TS 9S 3S 9D | 'opening': 'aces', 'players': 5, 'raises': 1, 'pot': 45, 'to-call': 10, 'to-act': 1 | poker.stay.aces-to-open.too-weak | drop
            JS TS 9S 3S 9D | 'opening': 'aces', 'players': 5, 'raises': 1, 'pot': 60, 'to-call': 10, 'to-act': 1 | poker.stay.aces-to-open.too-weak-though-drawing | drop / stay
            JS TS 9S 3S 9D | 'opening': 'aces', 'players': 5, 'raises': 1, 'pot': 70, 'to-call': 10, 'to-act': 1 | poker.stay.aces-to-open.too-weak-though-drawing | drop / stay
            AS AH 8D 5C 2H | 'opening': 'aces', 'players': 5                | poker.stay.aces-to-open               | stay
            7S 7H 5D 5C 2H | 'opening': 'aces', 'players': 5, 'to-act': 1   | poker.stay.aces-to-open               | stay
            JK KH KD 5C 2H | 'game': 'bug'                                  | poker.stay.bug.less-than-aces         | drop
            JK AH 9D 5C 2H | 'game': 'bug'                                  | poker.stay.bug.aces                   | stay
            JK 9H 9D 5C 2H | 'game': 'joker-wild', 'raises': 1              | poker.stay.joker                      | stay
            JK TH 9D 4C 2H | 'game': 'joker-wild', 'raises': 1              | poker.stay.joker.raised-without-pair-or-ace | drop
            JK 8H 7S 5C KD | 'game': 'joker-wild', 'raises': 1              | poker.stay.joker                      | stay
            JK TH 9D 4C 2H | 'game': 'joker-wild', 'raises': 0              | poker.stay.joker                      | stay
            JK AH 9D 4C 3H | 'game': 'joker-wild', 'raises': 1              | poker.stay.joker                      | stay
            KS KH 9D 9C 3H | 'game': 'joker-wild'                           | poker.stay.joker-poker.less           | drop
            2S KH 9D 4C 3H | 'game': 'deuces-wild'                          | poker.stay.deuces.a-deuce             | stay
            KS KH 9D 9C 3H | 'game': 'deuces-wild'                          | poker.stay.deuces.pairs-without-a-deuce | drop
            AS AH 9D 8C 3H | 'game': 'deuces-wild', 'players-in': 1, 'to-act': 0 | poker.stay.deuces.pairs-without-a-deuce | drop / stay
            AS AH 9D 8C 3H | 'game': 'deuces-wild', 'players-in': 2, 'to-act': 0 | poker.stay.deuces.pairs-without-a-deuce | drop
            5S 7H 5H QD 5D | 'game': 'deuces-wild'                          | poker.stay.deuces.average             | stay / drop
            AS AH AD QD 5D | 'game': 'deuces-wild'                          | poker.stay.deuces.average             | stay
            KS 6H 5D 4C 3H | 'game': 'high-low'                             | poker.stay.high-low.both-ways         | stay
            7S 5H 4D 3C 2H | 'game': 'high-low'                             | poker.stay.high-low.pat-nine          | stay
            KH QH 9H 3H 2S | 'game': 'high-low'                             | poker.stay.high-low.pot-not-told      | stay drop
            KS 8H 5D 4C 2H | 'game': 'high-low'                             | poker.stay.high-low.four-to-an-eight  | stay
            KH QH 9H 3H 2S | 'game': 'high-low', 'pot': 17, 'to-call': 2    | poker.stay.high-low.half-the-pot-pays | stay
            KH QH 9H 3H 2S | 'game': 'high-low', 'pot': 16, 'to-call': 2    | poker.stay.high-low.half-the-pot-too-little | drop
            TS 9H 8D 5C 3H | 'game': 'low', 'position': 6                   | poker.stay.low.late-with-a-ten        | stay / drop
            9H 8S 7C 6D 2S | 'game': 'cats-and-dogs', 'pot': 90, 'to-call': 2 | poker.stay.cats-and-dogs.middle-straight | drop
            KH QS TC 9D 2S | 'game': 'cats-and-dogs', 'pot': 9, 'to-call': 2  | poker.stay.cats-and-dogs.the-pot-pays-well | stay
            KH QS TC 9D 2S | 'game': 'cats-and-dogs', 'pot': 5, 'to-call': 2  | poker.stay.cats-and-dogs.too-dear | drop
            3H 4S 6D 7C KH | 'game': 'round-games'                          | poker.stay.1891.four-of-a-sequence    | drop
            """)
    void atDrawPoker(String hand, String more, String rule, String answers) {
        if (answers.startsWith("stay / drop")
                || rule.startsWith("poker.stay.bug.less")
                || rule.contains("a-deuce")
                || rule.contains("cats-and-dogs")) {
            assertThat(PlayedHands.advice(decision, "'hand': '" + hand + "', " + more)
                            .best())
                    .containsExactly(answers.split(" ")[0]);
            return;
        }
        PlayedHands.isDecided(decision, "'hand': '" + hand + "', " + more, rule, answers);
    }

    @ParameterizedTest(name = "hole {0}, up {1}, showing {2}: {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            AS | 2H | 'KD', '9C'       | poker.stay.stud.ace-in-the-hole          | stay
            KS | 8H | 'KD', '9C'       | poker.stay.stud.king-in-the-hole         | stay
            KS | 7H | 'KD', '9C'       | poker.stay.stud.king-with-a-low-upcard   | drop
            QS | TH | 'KD', '9C'       | poker.stay.stud.queen-or-jack-in-the-hole | stay
            QS | 9H | 'KD', '9C'       | poker.stay.stud.queen-or-jack-with-a-low-upcard | drop
            JS | TH | 'KD', '9C'       | poker.stay.stud.queen-or-jack-in-the-hole | stay
            TS | AH | 'KD', '9C'       | poker.stay.stud.less                     | drop
            2S | 2H | 'KD', '9C'       | poker.stay.stud.back-to-back             | stay
            AS | KH QD | '5D 5C'       | poker.stay.stud.pair-showing             | drop
            5H | 5S QD | '5D 5C'       | poker.stay.stud.pair-showing             | drop
            6H | 6S QD | '5D 5C'       | poker.stay.stud.higher-pair              | stay
            KH | 6S QD | 'AD 5C'       | poker.stay.stud.beaten-on-the-board      | drop / stay
            AH | 6S QD | 'AD 5C'       | poker.stay.stud.beats-the-board          | stay
            """)
    void atFiveCardStud(String hole, String up, String showing, String rule, String answers) {
        PlayedHands.isDecided(
                decision,
                "'game': 'five-card-stud', 'hole': '%s', 'up': '%s', 'showing': [%s]".formatted(hole, up, showing),
                rule,
                answers);
    }

    @ParameterizedTest(name = "hole {0}, up {1}, showing {2}: {4}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            9S 4H | 9D | 'KD', '8C'    | poker.stay.seven.pair           | stay
            9S 8H | TD | 'KD', '8C'    | poker.stay.seven.in-sequence    | stay
            AS 2H | 3D | 'KD', '8C'    | poker.stay.seven.in-sequence    | stay
            9S 4S | 2S | 'KD', '8C'    | poker.stay.seven.one-suit       | stay
            KS AH | 2C | 'KD', '8C'    | poker.stay.seven.two-high-cards | stay
            QS AH | 2C | 'KD', '8C'    | poker.stay.seven.nothing        | drop
            QS AH | 2C | 'QD', '8C'    | poker.stay.seven.two-high-cards | stay
            """)
    void atSevenCardStud(String hole, String up, String showing, String rule, String answers) {
        PlayedHands.isDecided(
                decision,
                "'game': 'seven-card-stud', 'hole': '%s', 'up': '%s', 'showing': [%s]".formatted(hole, up, showing),
                rule,
                answers);
    }

    // Four spades, none showing elsewhere: 9 of 43 not seen, two cards to come; missed (34 x 33) / (43 x 42), 1.64 to
    // 1.
    @Test
    void aFlushDrawAtSevenCardStudStaysWhereThePotPays() {
        String four =
                "'game': 'seven-card-stud', 'hole': '9S 4S', 'up': '2S KS 7D', 'showing': ['AD AC 8C QH'], 'to-call': 100";
        assertThat(PlayedHands.advice(decision, four + ", 'pot': 165").best()).containsExactly("stay");
        assertThat(PlayedHands.advice(decision, four + ", 'pot': 163").best()).containsExactly("drop");
    }

    @ParameterizedTest(name = "{0} and {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            KS KH | KD | poker.stay.high-low-stud.three-of-a-kind | stay
            7S 4S | 2S | poker.stay.high-low-stud.both-ways       | stay
            7S 6H | 4D | poker.stay.high-low-stud.both-ways       | stay
            8S 6H | 2D | poker.stay.high-low-stud.one-way         | drop
            AS AH | KD | poker.stay.high-low-stud.high-pair       | drop
            4S 4H | KD | poker.stay.high-low-stud.one-way         | drop
            KS QH | TD | poker.stay.high-low-stud.one-way         | drop
            9S 8S | 7S | poker.stay.high-low-stud.one-way         | drop
            """)
    void atHighLowStudOneStaysForLow(String hole, String up, String rule, String answers) {
        PlayedHands.isDecided(
                decision,
                "'game': 'high-low-seven-card-stud', 'hole': '%s', 'up': '%s', 'showing': ['3C']".formatted(hole, up),
                rule,
                answers);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'game': 'five-card-stud', 'up': '8H'                             | position.hole: missing
            'game': 'five-card-stud', 'hole': 'KS QS', 'up': '8H'            | position.hole: 2 cards; expected one card
            'game': 'five-card-stud', 'hole': 'KS'                           | position.up: missing
            'game': 'five-card-stud', 'hole': 'KS', 'up': 'KS'               | position.up: the king of spades lies in two places
            'game': 'five-card-stud', 'hole': 'KS', 'up': '8H', 'showing': ['8H'] | position.showing: the eight of hearts
            'game': 'five-card-stud', 'hand': 'KS KH 8D 5C 2H'               | position.hand: stands at stud
            'hand': 'KS KH 8D 5C 2H', 'hole': 'AS'                           | position.hole: stands at draw poker
            'players': 5                                                     | position.hand: missing
            """)
    void tablesThatCannotBeAreRefused(String fields, String message) {
        assertThatThrownBy(() -> PlayedHands.position(decision, fields))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }

    @Test
    void everyDealtTableIsAdvisedOnLegally() {
        PokerDeals.everyDealtTableIsAdvisedOnLegally(decision);
    }

    @ParameterizedTest(name = "{0}, {1} turned: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // Culbertson p. 107: a wild card, a pair of aces, any three of a kind, a draw to a straight flush.
                "KS 9D 4C 2H | 9C | poker.stay.spit.wild-card | stay",
                "AS AD 4C 2H | 9C | poker.stay.spit.aces | stay",
                "5S 5D 5C KH | 9C | poker.stay.spit.three-of-a-kind | stay",
                "5S 7S 9S KH | 2C | poker.stay.spit.straight-flush-draw | stay",
                "AS 2S 4S KH | 9C | poker.stay.spit.straight-flush-draw | stay",
                "AS QS JS 4H | 9C | poker.stay.spit.straight-flush-draw | stay",
                "KS KD 4C 2H | 9C | poker.stay.spit.less | drop",
                "KS AS 2S 7H | 9C | poker.stay.spit.less | drop",
                "8S 7H 6D 5C | 2C | poker.stay.spit.less | drop"
            })
    void spitInTheOceanAsksForAWildCardAcesThreeOrAStraightFlush(
            String hand, String centre, String rule, String answer) {
        PlayedHands.isDecided(
                new PokerStay(),
                "'game': 'spit-in-the-ocean', 'hand': '%s', 'centre': '%s'".formatted(hand, centre),
                rule,
                answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'game': 'spit-in-the-ocean', 'hand': 'KS 9D 4C 2H' | centre: missing",
                "'game': 'spit-in-the-ocean', 'hand': 'KS 9D 4C 2H', 'centre': '2H' | the two of hearts is in the hand",
                "'game': 'spit-in-the-ocean', 'hand': 'KS 9D 4C 2H 3H', 'centre': '2S' | four cards",
                "'hand': 'KS 9D 4C 2H' | hand: 4 cards; expected 5 cards",
                "'hand': 'KS 9D 4C 2H 3H', 'centre': '2S' | centre"
            },
            quoteCharacter = '"')
    void aTableOfSpitIsReadWithItsCentre(String fields, String fault) {
        assertThatThrownBy(() -> PlayedHands.position(new PokerStay(), fields)).hasMessageContaining(fault);
    }
}
