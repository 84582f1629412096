package kibitzer.conventions.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GinViewTest {
    /** A set of kings, T-J of diamonds, eights, 5-6 of clubs, 2 and A. */
    private static final String COMBINATIONS = "KS KH KC TD JD 8S 8H 5C 6C 2S AH";

    private static Card card(String text) {
        return CardNotation.read(text);
    }

    private static GinView view(String hand, String pile, String took, String refused, int turn) {
        return new GinView(CardSet.of(hand), CardNotation.readList(pile), CardSet.of(took), CardSet.of(refused), turn);
    }

    private static GinView view(String hand, String pile) {
        return view(hand, pile, "", "", 1);
    }

    @Test
    void aCardOutsideEverySetIsLoose() {
        GinView view = view(COMBINATIONS, "");

        assertThat(view.isLoose(card("KS"))).isFalse();
        assertThat(view.isLoose(card("JD"))).isTrue();
        assertThat(view.setWith(card("KS"))).contains(CardSet.of("KS KH KC"));
        assertThat(view.deadwood()).isEqualTo(20 + 16 + 11 + 3);
        assertThat(view.leftAfter(card("JD"))).isEqualTo(40);
        assertThat(view.leastLeft()).isEqualTo(40);
        assertThat(view.sets()).isEqualTo(1);
    }

    /** Nine cards in sets and a king: any tenth card that goes with a set makes gin, the king thrown. */
    @Test
    void aLooseKingMayBeTheCardThrownForGin() {
        GinView view = view("AS 2S 3S 4H 5H 6H 7D 7C 7H KS QC", "");
        assertThat(view.ginCardsAfter(card("QC"))).isEqualTo(CardSet.of("4S 3H 7S"));
        assertThat(view.ginCardsAfter(card("7H"))).isEqualTo(CardSet.EMPTY);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AS 2S 3S 4S 8H 9H TH JH 9D AC, true",
        "AS 2S 3S 4S 8H 9H TH JH KD AC, false",
        "AS 2S 3S 4S 8H 9H TH JH 8D AC, true"
    })
    void tenUnmatchedPointsAreFewEnoughToKnock(String hand, boolean knocks) {
        DrawView view =
                new DrawView(CardSet.of(hand), card("5D"), false, false, 3, List.of(), CardSet.EMPTY, CardSet.EMPTY);
        assertThat(view.canKnockWithout()).isEqualTo(knocks);
    }

    @Test
    void aPairASequenceAndASkipSequenceWaitForTheirFillers() {
        GinView view = view("KS KH KC TD QD 8S 8H 5C 6C 2S 9H", "");

        assertThat(view.fillersOf(card("8S"))).isEqualTo(CardSet.of("8D 8C"));
        assertThat(view.fillersOf(card("8H"))).isEqualTo(CardSet.of("8D 8C TH 7H"));
        assertThat(view.fillersOf(card("TD"))).isEqualTo(CardSet.of("JD"));
        assertThat(view.fillersOf(card("6C"))).isEqualTo(CardSet.of("7C 4C"));
        assertThat(view.fillersOf(card("2S"))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void theAceStandsBelowTheDeuceOnly() {
        GinView view = view("AS 2S AH KH 9C 7D 5H 4D JC TH 6S", "");

        assertThat(view.fillersOf(card("AS"))).isEqualTo(CardSet.of("3S AD AC"));
        assertThat(view.fillersOf(card("KH"))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void aFillerThatLiesDeadOrThatTheOpponentTookFillsNothing() {
        GinView view = view(COMBINATIONS, "8D 7C", "4C", "", 3);

        assertThat(view.fillersOf(card("8S"))).isEqualTo(CardSet.of("8C"));
        assertThat(view.fillersOf(card("6C"))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void aCardNextButOneToASetWaitsForTheCardBetween() {
        GinView view = view("5H 6H 7H 9H KS QD 2C 4S JC TD AS", "");

        assertThat(view.fillersOf(card("9H"))).isEqualTo(CardSet.of("8H"));
    }

    @Test
    void aSetIsNotBrokenForAFiller() {
        GinView view = view("7S 7H 7D 8S KS QD 2C 4C JC TD AS", "");

        assertThat(view.fillersOf(card("8S"))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void theLowCardsHeldLeaveTheRestOfTenAsRoom() {
        assertThat(view(COMBINATIONS, "").room()).isEqualTo(7);
        assertThat(view("KS KH KC TD JD 8S 8H 5C 6C 9S 7H", "").room()).isEqualTo(10);
        assertThat(view("AS 2H 2D 4C JD 8S 8H 5D 6C 9S 7H", "").room()).isZero();
    }

    @Test
    void aTakenCardIsASequenceWhereTwoOthersOfItsRankAreGone() {
        GinView view = view("9S 9H JD QD 8C 6D 5S 3S 2D KH AC", "", "9D", "", 3);

        assertThat(view.fitsTheOpponent(card("9S"))).isFalse();
        assertThat(view.fitsTheOpponent(card("6D"))).isTrue();
        assertThat(view.fitsTheOpponent(card("JD"))).isTrue();
        assertThat(view.fitsTheOpponent(card("QD"))).isFalse();
    }

    @Test
    void aTakenCardIsAGroupWhereItsNeighboursAreGone() {
        GinView view = view("8D TD 9H QH 8C 6C 5S 3S 2D KH AC", "", "9D", "", 3);

        assertThat(view.fitsTheOpponent(card("9H"))).isTrue();
        assertThat(view.fitsTheOpponent(card("8D"))).isFalse();
        assertThat(view.fitsTheOpponent(card("TD"))).isFalse();
        assertThat(view.takenThatGoesWith(card("9H"))).contains(card("9D"));
    }

    @Test
    void noJackWithinSixDrawsMeansAPairOfJacksWithTheOpponent() {
        String hand = "JS QH 8C 6C 5S 3S 2D KH AC 9D TD";

        assertThat(view(hand, "KS QS 7H", "", "", 6).isOfARankNotSeen(card("JS")))
                .isTrue();
        assertThat(view(hand, "KS QS 7H", "", "", 5).isOfARankNotSeen(card("JS")))
                .isFalse();
        assertThat(view(hand, "KS JH 7H", "", "", 6).isOfARankNotSeen(card("JS")))
                .isFalse();
        assertThat(view(hand, "KS QS 7H", "", "", 6).isOfARankNotSeen(card("8C")))
                .isFalse();
    }

    @Test
    void whatTheOpponentDidNotRefuseHeThrew() {
        GinView view = view(COMBINATIONS, "9D QH 4S", "", "QH", 2);

        assertThat(view.thrown()).isEqualTo(CardSet.of("9D 4S"));
        assertThat(view.sameOrNext(card("8S"))).isEqualTo(CardSet.EMPTY);
        assertThat(view.sameOrNext(card("TD"))).isEqualTo(CardSet.of("9D"));
        assertThat(view.nextInAnotherSuit(card("8S"))).isEqualTo(CardSet.of("9D"));
        assertThat(view.nextInAnotherSuit(card("JD"))).isEqualTo(CardSet.EMPTY);
    }

    @Test
    void everyCombinationOfThePackIsKnown() {
        assertThat(Combination.ALL).hasSize(78 + 48 + 44);
        assertThat(List.of(Combination.Kind.values()))
                .allSatisfy(kind -> assertThat(Combination.ALL).anyMatch(one -> one.kind() == kind));
    }
}
