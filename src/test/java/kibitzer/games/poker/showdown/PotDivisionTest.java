package kibitzer.games.poker.showdown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who takes what of each pot: the best hand, high and low in halves, side money, declarations (Culbertson pp. 59, 62-63, 91-93). */
class PotDivisionTest {
    /** A full house, two equal pairs of queens, the lowest hand, and one as low. */
    private static final List<CardSet> HANDS = Stream.of(
                    "AS AH AD KC KS", "QS QH JD 9C 4D", "QD QC JS 9D 4S", "7S 5H 4C 3C 2S", "7H 5S 4H 3D 2D")
            .map(CardSet::of)
            .toList();

    private static List<CardSet> hands(String places) {
        return places.chars().mapToObj(place -> HANDS.get(place - '0')).toList();
    }

    private static List<Integer> places(String digits) {
        return digits.chars().mapToObj(digit -> digit - '0').toList();
    }

    private static OptionalInt last(Integer place) {
        return place == null ? OptionalInt.empty() : OptionalInt.of(place);
    }

    private static String chips(PotDivision division, int players) {
        return IntStream.range(0, players).mapToObj(division::of).toList().toString();
    }

    /** "9 01" is a pot of nine chips with an interest of the players 0 and 1. */
    private static List<SidePot> pots(String text) {
        return Stream.of(text.split(", "))
                .map(pot -> new SidePot(Integer.parseInt(pot.split(" ")[0]), places(pot.split(" ")[1])))
                .toList();
    }

    @ParameterizedTest(name = "{0}: {1} makes {3}")
    @CsvSource(delimiter = '|', textBlock = """
            012  | 9 012        |   | [9, 0, 0]
            12   | 9 01         | 1 | [4, 5]
            12   | 9 01         | 0 | [5, 4]
            12   | 8 01         |   | [4, 4]
            012  | 9 012, 10 12 |   | [9, 5, 5]
            012  | 9 012, 11 12 | 2 | [9, 5, 6]
            013  | 9 012, 10 12, 4 2 |   | [9, 10, 4]
            """)
    void eachPotGoesToTheBestHandWithAnInterestInIt(String hands, String pots, Integer last, String chips) {
        assertThat(chips(PotDivision.of(PokerForm.STANDARD, hands(hands), pots(pots), last(last)), hands.length()))
                .isEqualTo(chips);
    }

    /** Half for each way, the odd chip to high (p. 91); of a side pot, the winners with an interest as they share the main one. */
    @ParameterizedTest(name = "{0}: {1} makes {3}")
    @CsvSource(delimiter = '|', textBlock = """
            013  | 10 012       |   | [5, 0, 5]
            013  | 9 012        |   | [5, 0, 4]
            034  | 12 012       |   | [6, 3, 3]
            034  | 10 012       | 2 | [5, 2, 3]
            123  | 12 012       |   | [3, 3, 6]
            013  | 10 012, 6 02 |   | [8, 0, 8]
            013  | 10 012, 6 01 |   | [11, 0, 5]
            013  | 10 012, 6 12 |   | [5, 0, 11]
            013  | 10 012, 6 1  |   | [5, 6, 5]
            0123 | 10 0123, 6 12|   | [5, 3, 3, 5]
            123  | 12 012, 9 02 |   | [6, 3, 12]
            # rule c of p. 93: of the side pot two thirds to high, and one to him who ties for low with an outsider
            034  | 12 012, 9 01 |   | [12, 6, 3]
            """)
    void highAndLowShareThePotInHalves(String hands, String pots, Integer last, String chips) {
        assertThat(chips(PotDivision.of(HighLowForm.ACE_HIGH, hands(hands), pots(pots), last(last)), hands.length()))
                .isEqualTo(chips);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            12   | 9 01          |   | who is not told
            12   | 9 01          | 2 | who is not told
            1234 | 14 0123       |   | who is not told
            1203 | 12 0123, 6 03 |   |
            1234 | 12 0123, 6 03 |   | only by a tie with a player outside it
            """)
    void whatTheBookLeavesOpenIsNotDivided(String hands, String pots, Integer last, String open) {
        if (open == null) {
            assertThat(PotDivision.of(HighLowForm.ACE_HIGH, hands(hands), pots(pots), last(last))
                            .parts())
                    .hasSize(2);
        } else {
            assertThatExceptionOfType(BookSilent.class)
                    .isThrownBy(() -> PotDivision.of(HighLowForm.ACE_HIGH, hands(hands), pots(pots), last(last)))
                    .withMessageContaining(open);
        }
    }

    /** The book speaks of one odd chip (p. 59). */
    @ParameterizedTest
    @CsvSource({"6, true", "7, true", "8, false"})
    void moreThanOneOddChipIsLeftOpen(int chips, boolean told) {
        List<CardSet> three = Stream.of("QS QH JD 9C 4D", "QD QC JS 9D 4S", "QD QC JH 9D 4H")
                .map(CardSet::of)
                .toList();
        List<SidePot> pot = List.of(new SidePot(chips, List.of(0, 1, 2)));
        if (told) {
            assertThat(PotDivision.of(PokerForm.STANDARD, three, pot, OptionalInt.of(1))
                            .of(1))
                    .isEqualTo(chips - 4);
        } else {
            assertThatExceptionOfType(BookSilent.class)
                    .isThrownBy(() -> PotDivision.of(PokerForm.STANDARD, three, pot, OptionalInt.of(1)))
                    .withMessageContaining("2 chips are left over");
        }
    }

    /** P. 93: he who declared both must win both; who wins nothing as he declared is out. */
    @ParameterizedTest(name = "{0} declaring {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            013 | HIGH HIGH LOW  | [5, 0, 5]
            013 | LOW HIGH LOW   | [0, 5, 5]
            013 | HIGH HIGH HIGH | [10, 0, 0]
            013 | LOW LOW LOW    | [0, 0, 10]
            03  | BOTH HIGH      | [10, 0]
            03  | HIGH BOTH      | [10, 0]
            03  | LOW BOTH       | [0, 10]
            03  | BOTH BOTH      | [5, 5]
            013 | HIGH BOTH LOW  | [5, 0, 5]
            034 | HIGH LOW LOW   | [5, 2, 3]
            """)
    void onlyWhoWinsAsHeDeclaredTakesPart(String hands, String declared, String chips) {
        List<Declared> ways =
                Stream.of(declared.split(" ")).map(Declared::valueOf).toList();
        SidePot pot = new SidePot(10, IntStream.range(0, hands.length()).boxed().toList());
        assertThat(chips(
                        PotDivision.of(HighLowForm.ACE_HIGH, hands(hands), ways, pot, OptionalInt.of(2)),
                        hands.length()))
                .isEqualTo(chips);
    }

    /** The example of p. 93: two declare both ways and win one each, the others lose to them; all four divide the pot. */
    @Test
    void whereNobodyWinsAsHeDeclaredAllDivide() {
        List<Declared> ways = List.of(Declared.BOTH, Declared.BOTH, Declared.HIGH, Declared.LOW);
        PotDivision division = PotDivision.of(
                HighLowForm.ACE_HIGH, hands("0312"), ways, new SidePot(8, List.of(0, 1, 2, 3)), OptionalInt.empty());
        assertThat(chips(division, 4)).isEqualTo("[2, 2, 2, 2]");
        assertThat(ways).extracting(Declared::word).containsExactly("both", "both", "high", "low");
    }

    @ParameterizedTest
    @CsvSource({"34, BOTH LOW", "12, BOTH HIGH"})
    void aTieOfOneWhoDeclaredBothIsLeftOpen(String hands, String declared) {
        List<Declared> ways =
                Stream.of(declared.split(" ")).map(Declared::valueOf).toList();
        assertThatExceptionOfType(BookSilent.class)
                .isThrownBy(() -> PotDivision.of(
                        HighLowForm.ACE_HIGH, hands(hands), ways, new SidePot(10, List.of(0, 1)), OptionalInt.of(0)))
                .withMessageContaining("declared both ties");
    }
}
