package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Cards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contracts of contract rummy (p. 26-27): two or three sets of a kind, of three cards, with a gap between sequences. */
class ContractTest {
    private static Optional<String> objection(RummyGame game, int deal, boolean rising, String sets) {
        List<Cards> laid = Stream.of(sets.split("/")).map(Cards::of).toList();
        return Contract.of(deal, rising).objection(game.rules(), laid);
    }

    private static void says(Optional<String> objection, String expected) {
        if (expected == null) {
            assertThat(objection).isEmpty();
        } else {
            assertThat(objection).hasValueSatisfying(said -> assertThat(said).contains(expected));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, two groups",
        "2, one group and one sequence",
        "3, two sequences",
        "4, three groups",
        "5, two groups and one sequence",
        "6, one group and two sequences",
        "7, three sequences"
    })
    void eachDealAsksForItsSets(int deal, String words) {
        assertThat(Contract.of(deal, false).inWords()).isEqualTo(words);
        assertThat(Contract.of(deal, true).inWords()).isEqualTo(words);
    }

    @ParameterizedTest(name = "deal {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            1 | KS KH KD / 7S 7H 7D            |
            1 | KS KH KD / 9S 8S 7S            | these are one group and one sequence; deal 1 asks for two groups
            1 | KS KH KD                       | these are one group; deal 1 asks for two groups
            1 | KS KH KD / 7S 7H 8D            | 7S 7H 8D is no set
            2 | 9S 8S 7S / KS KH KD            |
            2 | 9S 8S 7S 6S / KS KH KD         | 9S 8S 7S 6S has 4 cards; a set of this contract has three
            2 | 9S 8S 7S / KS KH KD KC         | KS KH KD KC has 4 cards; a set of this contract has three
            4 | KS KH KD / 7S 7H 7D / 2S 2H 2C |
            5 | KS KH KD / 7S 7H 7D / 4S 3S 2S |
            6 | KS KH KD / 7H 6H 5H / 4S 3S 2S |
            7 | KS QS JS TS / 7H 6H 5H 4H / 4S 3S 2S AS |
            7 | KS QS JS TS 9S / 7H 6H 5H 4H / 3S 2S AS |
            7 | KS QS JS / 7H 6H 5H 4H / 3S 2S AS | 10 cards are laid down; the contract takes 12
            """)
    void setsAreOfTheKindAndTheSizeThatTheDealAsksFor(int deal, String sets, String objection) {
        says(objection(RummyGame.CONTRACT, deal, false, sets), objection);
    }

    /** By the rising rule six cards in the first deal and one more each time; a sequence takes four, a group three. */
    @ParameterizedTest(name = "deal {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            1 | KS KH KD / 7S 7H 7D                |
            2 | 9S 8S 7S 6S / KS KH KD             |
            2 | 9S 8S 7S / KS KH KD                | 9S 8S 7S has 3 cards; a set of this contract has four
            2 | 9S 8S 7S 6S / KS KH KD KC          | KS KH KD KC has 4 cards; a set of this contract has three
            7 | KS QS JS TS / 7H 6H 5H 4H / 4S 3S 2S AS |
            7 | KS QS JS TS 9S / 7H 6H 5H 4H / 3S 2S AS | has 5 cards; a set of this contract has four
            """)
    void theRisingContractGrowsByACard(int deal, String sets, String objection) {
        says(objection(RummyGame.CONTRACT, deal, true, sets), objection);
    }

    /** Para 14: ten-nine-eight with six-five-four, and not queen-jack-ten with nine-eight-seven. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            TH 9H 8H / 6H 5H 4H |
            6H 5H 4H / TH 9H 8H |
            QC JC TC / 9C 8C 7C | two sequences of one suit connect
            9C 8C 7C / QC JC TC | two sequences of one suit connect
            QC JC TC / 9S 8S 7S |
            9C 8C 7C / 9C 8C 7C | two sequences of one suit connect
            9C 8C 7C / 8C 7C 6C | two sequences of one suit connect
            3C 2C AC / AC KC QC |
            3C 2C AC / 6C 5C 4C | two sequences of one suit connect
            3C 2C AC / 7C 6C 5C |
            AC KC QC / JC TC 9C | two sequences of one suit connect
            AC KC QC / TC 9C 8C |
            """)
    void sequencesOfOneSuitAreNotConnected(String sets, String objection) {
        says(objection(RummyGame.CONTRACT, 3, false, sets), objection);
    }

    /** Para 5: deuces may be wild, of any suit; the suit of a sequence is that of its natural cards. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            9H 2S 7H / 6H 5H 4H   | two sequences of one suit connect
            9H 2S 7H / 6S 5S 4S   |
            9H 2S 7H / 5H 4H 3H   |
            9H JK 7H / 6H 5H 4H   | two sequences of one suit connect
            4H 3H 2S / 7H 6H 5H   | two sequences of one suit connect
            """)
    void aWildDeuceOfAnotherSuitStandsInASequence(String sets, String objection) {
        says(objection(RummyGame.CONTRACT_WITH_WILD_DEUCES, 3, false, sets), objection);
    }

    /** Para 5: a wild card is of whatever rank and suit helps to fill a set: one way that fits is enough. */
    @ParameterizedTest(name = "deal {0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            1 | 9S 2H 2D / KS KH KD  |
            2 | 9S 2H 2D / KS KH KD  |
            2 | 9S 2H 2D / KS KD 2C  |
            3 | 9S 2H 2D / KS QS JS  |
            3 | 9S 8S JK / 6S 5S 4S  |
            3 | 9S 8S JK / JS TS 2H  | two sequences of one suit connect
            3 | 8S 7S JK / JS TS 2H  |
            1 | 9S 8S JK / KS KH KD  | these are one group and one sequence
            """)
    void wildCardsAreNamedAsTheContractNeedsThem(int deal, String sets, String objection) {
        says(objection(RummyGame.CONTRACT_WITH_WILD_DEUCES, deal, false, sets), objection);
    }
}
