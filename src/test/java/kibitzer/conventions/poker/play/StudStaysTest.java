package kibitzer.conventions.poker.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When to stay at stud, at both ends of each line of pp. 103 and 106. */
class StudStaysTest {
    private static StudView view(String game, String hole, String up, String showing, int pot, int toCall) {
        List<CardSet> others = showing.isEmpty()
                ? List.of()
                : Stream.of(showing.split("/")).map(CardSet::of).toList();
        return new StudView(new StudTable(game, CardSet.of(hole), CardSet.of(up), others, 5, pot, toCall));
    }

    private static StudView seven(String hole, String up, String showing) {
        return view("seven-card-stud", hole, up, showing, 0, 0);
    }

    @ParameterizedTest(name = "{0} in the hole, {1} up, {2} show: {3}")
    @DisplayName(
            "a pair back to back, the ace; a king with an eight, queen or jack with a ten; no pair without a higher (p. 103)")
    @CsvSource({
        "8S, 8H, KD/QC, stay",
        "AS, 2H, KD/QC, stay",
        "KS, 8H, AD/QC, stay",
        "KS, 7H, AD/QC, drop",
        "QS, TH, AD/KC, stay",
        "QS, 9H, AD/KC, drop",
        "JS, TH, AD/KC, stay",
        "JS, 9H, AD/KC, drop",
        "TS, JH, AD/KC, drop",
        "AS, 2H 7D, KD KC/QC 3C, drop",
        "9S, 9H 7D, 8D 8C/QC 3C, stay",
        "8S, 8H 7D, 9D 9C/QC 3C, drop",
        "9S, 9H 7D, 9D 9C/QC 3C, drop", // no higher than the pair that shows
        "9S, 9H 8D, 7D 7C/TC TD, drop" // higher than one of two
    })
    void fiveCardStud(String hole, String up, String showing, String answer) {
        assertThat(StudStays.BOOKS
                        .get("five-card-stud")
                        .inShort(view("five-card-stud", hole, up, showing, 0, 0))
                        .best())
                .containsExactly(answer);
    }

    @ParameterizedTest(name = "{0}, {1} up: {2}")
    @DisplayName(
            "at high-low three of a kind, or three low cards of one suit or within a straight; no high pair (p. 106)")
    @CsvSource({
        "8S 8H, 8D, stay",
        "2S 4S, 8S, stay",
        "4S 6H, 8D, stay",
        "3S 6H, 8D, drop", // six ranks apart and of three suits
        "4S 6H, 9D, drop", // the nine is not low
        "AS KH, AD, drop"
    })
    void highLowSevenCardStud(String hole, String up, String answer) {
        assertThat(StudStays.BOOKS
                        .get(Games.HIGH_LOW_SEVEN_CARD_STUD)
                        .inShort(view(Games.HIGH_LOW_SEVEN_CARD_STUD, hole, up, "KD/QC", 0, 0))
                        .best())
                .containsExactly(answer);
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({
        "TS JH, QD, true",
        "AS 2H, 3D, true", // the ace below the two
        "QS KH, AD, true",
        "KS AH, 2D, false",
        "TS JH, KD, false",
        "9S 9H, TD, false"
    })
    void threeInSequence(String hole, String up, boolean inSequence) {
        assertThat(StudView.IN_SEQUENCE.of(seven(hole, up, ""))).isEqualTo(inSequence);
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource({"9S 9H, 2D, true", "8S 8H, 2D, false", "9S 8H, 2D, false", "AS 2H, AD, true"})
    void aHighPairIsAboveTheEights(String hole, String up, boolean high) {
        assertThat(StudView.A_HIGH_PAIR.of(seven(hole, up, ""))).isEqualTo(high);
    }

    @ParameterizedTest(name = "{0}, {1} against {2}: {3}")
    @CsvSource({"KS QH, JD, QC/2C, 2", "KS QH, QD, QC/2C, 3", "KS QH, JD, AC, 0", "AS 3H, 2D, AC, 1"})
    void cardsAsHighAsAnyThatShowsAreCounted(String hole, String up, String showing, double cards) {
        assertThat(StudView.AS_HIGH_AS_ANY.of(seven(hole, up, showing))).isEqualTo(cards);
    }

    @ParameterizedTest(name = "{0}, {1}: {2} low")
    @CsvSource({"8S 7H, 2D, 3", "9S 7H, 2D, 2", "AS 7H, 2D, 2", "7S 7H, 2D, 2"})
    void lowCardsEndAtTheEight(String hole, String up, double low) {
        assertThat(StudView.LOW_CARDS.of(seven(hole, up, ""))).isEqualTo(low);
    }

    /** All cards to come miss with C(unseen - outs, to come) of C(unseen, to come): what that is to 1. */
    @ParameterizedTest(name = "{0}, {1}, {2} show: {3} to 1")
    @CsvSource({
        "AS JS, 7S 3S, 2D, 1.08", // nine of 47, three to come
        "AS JS, 7S 3S, 2S/KD, 1.25", // eight of 46, three to come: one spade shows
        "TS 9H, 8D 7C, 2D, 1.29", // eight of 47, three to come
        "AS JS, 7S 3S KH, 2D, 1.8", // nine of 46, two to come
        "TS 9H, 8D 7C 3H 2S, KD/QD, 4.5", // eight of 44, one to come
        "KS QH, JD 9C, 2D, 999", // one rank missing is no draw
        "2H 3H, 9D KD, 2D, 999",
        "TS 9H, 8D, 2D, 999" // three cards are no draw
    })
    void fillingIsReckonedOverAllCardsToCome(String hole, String up, String showing, double against) {
        StudView view = seven(hole, up, showing);
        assertThat(StudView.AGAINST_FILLING.of(view)).isEqualTo(against);
        assertThat(StudView.DRAW.of(view)).isEqualTo(against < Features.NEVER);
    }

    /** P. 106: three of a kind are the first of the two holdings, whatever they lack of the second. */
    @ParameterizedTest(name = "{0}, {1}: neither {2}")
    @CsvSource({
        "8S 8H, 8D, false",
        "KS KH, KD, false",
        "8S 8H, 7D, true",
        "2S 4S, 8S, false",
        "4S 6H, 8D, false",
        "4S 6H, 9D, true"
    })
    void threeOfAKindOrThreeLowCardsThatFitAreAStart(String hole, String up, boolean neither) {
        assertThat(StudView.NO_START_FOR_TWO_WAYS.of(seven(hole, up, ""))).isEqualTo(neither);
        assertThat(StudView.THREE_OF_A_KIND.of(seven(hole, up, "")))
                .isEqualTo(hole.charAt(0) == up.charAt(0) && hole.charAt(3) == up.charAt(0));
    }

    @Test
    void whereAllSevenCardsAreHeldNothingCanFill() {
        assertThat(StudView.AGAINST_FILLING.of(seven("AS JS 2H", "7S 3S KH QD", "2D")))
                .isEqualTo(Features.NEVER);
    }

    @Test
    void whatThePotOffersIsKnownOnlyWherePotAndPriceAreTold() {
        StudView told = view("seven-card-stud", "AS JS", "7S 3S", "2D", 9, 2);
        assertThat(StudView.OFFERED.of(told)).isEqualTo(4.5);
        assertThat(StudView.POT_TOLD.of(told)).isTrue();
        assertThat(StudView.OFFERED.of(view("seven-card-stud", "AS JS", "7S 3S", "2D", 9, 0)))
                .isZero();
        assertThat(StudView.POT_TOLD.of(view("seven-card-stud", "AS JS", "7S 3S", "2D", 9, 0)))
                .isFalse();
        assertThat(StudView.POT_TOLD.of(view("seven-card-stud", "AS JS", "7S 3S", "2D", 0, 2)))
                .isFalse();
    }
}
