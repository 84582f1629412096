package kibitzer.conventions.poker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hands measured high and low, and the least that is played at spit in the ocean (p. 107). */
class LowAndStrengthTest {
    private static double strength(String hand) {
        return Strength.of(PokerForm.STANDARD, PokerForm.STANDARD.value(CardSet.of(hand)));
    }

    @ParameterizedTest(name = "{0} is below {1}")
    @CsvSource({
        "AS KH 4D 3C 2S, 2S 2H 5D 4C 3S",
        "TS TH AD KC QS, JS JH 4D 3C 2S",
        "JS JH KD 3C 2S, JS JH AD 3C 2S",
        "AS AH KD QC JS, 3S 3H 2D 2C 4S",
        "TS TH 9D 9C AS, JS JH 2D 2C 3S",
        "AS AH KD KC QS, 2S 2H 2D 3C 4S",
        "TS TH TD AC KS, JS JH JD 2C 3S",
        "AS AH AD KC QS, 5S 4H 3D 2C AS",
        "AS KH QD JC TS, 7S 5S 4S 3S 2S",
        "KS QS JS TS 8S, AS 5S 4S 3S 2S",
        "AS KS QS JS 9S, 2S 2H 2D 3C 3S",
        "TS TH TD AC AS, JS JH JD 2C 2S"
    })
    void classThenRankThenTheNextRankDecide(String lower, String higher) {
        assertThat(strength(lower)).isLessThan(strength(higher));
    }

    @ParameterizedTest(name = "{0} {1} is reached by {2}, not by {3}")
    @CsvSource({
        "JACKS, JS JH 4D 3C 2S, TS TH AD KC QS",
        "JACKS_UP, JS JH 2D 2C 3S, TS TH 9D 9C AS",
        "NINES_UP, 9S 9H 2D 2C 3S, 8S 8H 7D 7C AS",
        "THREE_ACES, AS AH AD 2C 3S, KS KH KD AC QS",
        "HIGH_FLUSH, KS 5S 4S 3S 2S, QS JS TS 9S 7S",
        "ACE_HIGH_FLUSH, AS 6S 4S 3S 2S, KS QS JS TS 8S",
        "JACKS_FULL, JS JH JD 2C 2S, TS TH TD AC AS",
        "ACE_KING, AS KH 4D 3C 2S, AS QH JD TC 9S"
    })
    void aHandIsNamedByTheLowestThatReachesIt(String name, String least, String below) {
        double limit = switch (name) {
            case "JACKS" -> Strength.JACKS.value();
            case "JACKS_UP" -> Strength.JACKS_UP.value();
            case "NINES_UP" -> Strength.NINES_UP.value();
            case "THREE_ACES" -> Strength.THREE_ACES.value();
            case "HIGH_FLUSH" -> Standards.HIGH_FLUSH.value();
            case "ACE_HIGH_FLUSH" -> Strength.ACE_HIGH_FLUSH.value();
            case "JACKS_FULL" -> Strength.JACKS_FULL.value();
            default -> Strength.ACE_KING.value();
        };
        assertThat(strength(least)).isGreaterThanOrEqualTo(limit);
        assertThat(strength(below)).isLessThan(limit);
        assertThat(strength(least)).isLessThan(strength(below) + 1);
    }

    @ParameterizedTest(name = "{0} is lower than {1}, ace low {2}")
    @CsvSource({
        "7S 5H 4D 3C 2S, 7S 6H 4D 3C 2S, true",
        "8S 7H 6D 5C 4S, 9S 5H 4D 3C 2S, true",
        "9S 8H 7D 6C 4S, TS 5H 4D 3C 2S, true",
        "6S 4H 3D 2C AS, 6S 5H 3D 2C AS, true",
        "KS QH JD TC 8S, AS 5H 4D 3C 2S, false",
        "KS QH JD TC 8S, 2S 2H 5D 4C 3S, true"
    })
    void theLowerHandIsWorthMore(String lower, String higher, boolean aceLow) {
        assertThat(Lowness.of(CardSet.of(lower), aceLow)).isGreaterThan(Lowness.of(CardSet.of(higher), aceLow));
    }

    @ParameterizedTest(name = "{0} is {1} or lower, {2} is not")
    @CsvSource({
        "8S 7H 6D 5C 4S, eight, 9S 4H 3D 2C AS",
        "9S 8H 7D 6C 5S, nine, TS 4H 3D 2C AS",
        "TS 7H 6D 5C 4S, smooth ten, TS 8H 3D 2C AS",
        "7S 5H 4D 3C 2S, seven-five, 7S 6H 3D 2C AS"
    })
    void eachLowHandEndsWhereItsNameSays(String within, String name, String beyond) {
        double limit = switch (name) {
            case "eight" -> Lowness.EIGHT_HIGH.value();
            case "nine" -> Lowness.NINE_HIGH.value();
            case "smooth ten" -> Lowness.SMOOTH_TEN.value();
            default -> Lowness.SEVEN_FIVE.value();
        };
        assertThat(Lowness.of(CardSet.of(within), true)).isGreaterThanOrEqualTo(limit);
        assertThat(Lowness.of(CardSet.of(beyond), true)).isLessThan(limit);
    }

    @Test
    void theAceIsOneWhereItIsLow() {
        assertThat(Lowness.highest(CardSet.of("AS 8H"), true)).isEqualTo(8);
        assertThat(Lowness.highest(CardSet.of("AS 8H"), false)).isEqualTo(14);
        assertThat(Lowness.highest(CardSet.of("AS"), true)).isEqualTo(1);
    }

    @ParameterizedTest(name = "{0} with {1} turned: {2}")
    @DisplayName("a wild card, a pair of aces, three of a kind or three of a suit within a straight (p. 107)")
    @CsvSource({
        "9S 4H 7D 2C, 9C, stay",
        "AS AH 7D 2C, 9C, stay",
        "AS KH 7D 2C, 9C, drop",
        "7S 7H 7D 2C, 9C, stay",
        "KS KH 7D 2C, 9C, drop",
        "8S 6S 4S KD, 9C, stay", // five ranks from four to eight
        "8S 6S 3S KD, 9C, drop", // six
        "AS 5S 4S KD, 9C, stay", // the ace below the two
        "AS 6S 4S KD, 9C, drop",
        "AS QS TS 3D, 9C, stay",
        "AS QS 8S 3D, 9C, drop",
        "KS 2S AS 3D, 9C, drop", // no straight turns the corner
        "8S 6H 4S KD, 9C, drop" // two of a suit
    })
    void theLeastForSpitInTheOcean(String hand, String turned, String answer) {
        assertThat(SpitTable.BOOK
                        .inShort(new SpitTable(CardSet.of(hand), CardNotation.read(turned)))
                        .best())
                .containsExactly(answer);
    }

    /** Of all fours with a nine turned, those that hold three of one suit within five ranks are counted anew. */
    @Test
    void threeWithinAStraightAreThoseThatSomeStraightHolds() {
        List<Integer> places = List.of(0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12); // two to ace without the nine
        for (int first : places) {
            for (int second : places) {
                for (int third : places) {
                    if (first < second && second < third) {
                        CardSet hand = CardSet.of(
                                Card.of(Rank.values()[first], Suit.SPADES),
                                Card.of(Rank.values()[second], Suit.SPADES),
                                Card.of(Rank.values()[third], Suit.SPADES),
                                Card.of(Rank.values()[second], Suit.HEARTS));
                        boolean fits = third - first <= 4 || third == 12 && second <= 3;
                        boolean stays = SpitTable.BOOK
                                .inShort(new SpitTable(hand, CardNotation.read("9C")))
                                .best()
                                .contains(Words.STAY);
                        assertThat(stays).as("%s", hand).isEqualTo(fits);
                    }
                }
            }
        }
    }

    @Test
    void theHandsOfEachClassStandOverThoseBelow() {
        assertThat(Stream.of("AS KH QD JC 9S", "7S 5H 4D 3C 2S").map(LowAndStrengthTest::strength))
                .allMatch(value -> value < Strength.ANY_PAIR.value());
        assertThat(strength("2S 2H 5D 4C 3S")).isGreaterThanOrEqualTo(Strength.ANY_PAIR.value());
        assertThat(Strength.of(HandClass.FLUSH).value()).isEqualTo(Strength.FLUSH.value());
    }
}
