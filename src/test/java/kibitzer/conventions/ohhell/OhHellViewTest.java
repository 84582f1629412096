package kibitzer.conventions.ohhell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The count at oh hell, which is practice, and the bid that the dealer may not make (p. 251). */
class OhHellViewTest {
    private static OhHellView view(String hand, boolean uneven, Integer... bids) {
        return new OhHellView(CardSet.of(hand), Optional.of(Suit.HEARTS), List.of(bids), 4, uneven);
    }

    @ParameterizedTest(name = "{0}: {1} halves")
    @DisplayName(
            "two halves for ace, guarded king of trumps and each trump past three; one for guarded plain king and queen of trumps")
    @CsvSource({
        "2S 3S 4S 5S, 0",
        "AS 3S 4S 5S, 2",
        "KS 3S 4D 5C, 1",
        "KS 3H 4D 5C, 0",
        "KH 3H 4D 5C, 2",
        "KH 3S 4D 5C, 0",
        "QH 3H 4D 5C, 1",
        "QH 3S 4D 5C, 0",
        "QS 3S 4D 5C, 0",
        "2H 3H 4H 5C, 0",
        "2H 3H 4H 5H, 2",
        "2H 3H 4H 5H 6H, 4",
        "AH KH QH AS KS, 8"
    })
    void halvesAreCountedAsIsUsual(String hand, int halves) {
        assertThat(OhHellView.count(CardSet.of(hand), Optional.of(Suit.HEARTS))).isEqualTo(halves);
        assertThat(view(hand, false).count()).isEqualTo(halves / 2);
    }

    @Test
    void anOddHalfIsLeftOut() {
        assertThat(new OhHellView(CardSet.of("AH KH QH JH"), Optional.of(Suit.HEARTS), List.of(), 4, false).count())
                .isEqualTo(3); // seven halves
        assertThat(OhHellView.count(CardSet.of("AH KH"), Optional.empty())).isEqualTo(3);
    }

    @Test
    void theDealerMayNotMakeAllBidsComeTrueWhereTheyMustBeUneven() {
        assertThat(view("2S 3S 4S", true, 1, 1, 0).forbidden()).isEqualTo(OptionalInt.of(1));
        assertThat(view("2S 3S 4S", true, 1, 1, 0).open()).containsExactly(0, 2, 3);
        assertThat(view("2S 3S 4S", true, 0, 0, 0).forbidden()).isEqualTo(OptionalInt.of(3));
        assertThat(view("2S 3S 4S", true, 1, 1, 1).forbidden()).isEqualTo(OptionalInt.of(0));
        assertThat(view("2S 3S 4S", true, 2, 1, 1).forbidden()).isEmpty();
        assertThat(view("2S 3S 4S", true, 1, 1).forbidden()).isEmpty();
        assertThat(view("2S 3S 4S", false, 1, 1, 0).forbidden()).isEmpty();
        assertThat(view("2S 3S 4S", false, 1, 1, 0).open()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void theCountItselfMayBeForbidden() {
        assertThat(view("AS 3S 4S", true, 1, 1, 0).countIsForbidden()).isTrue();
        assertThat(view("2S 3S 4S", true, 1, 1, 0).countIsForbidden()).isFalse();
        assertThat(view("AS 3S 4S", true, 1, 1, 0).position()).isEqualTo(4);
    }

    private static Card played(String hand, String trick, int wanted, boolean last) {
        List<Card> table = trick.isEmpty()
                ? List.of()
                : Stream.of(trick.split(" ")).map(CardNotation::read).toList();
        return new OhHellPlayer(Optional.of(Suit.HEARTS)).card(CardSet.of(hand), table, wanted, last);
    }

    @ParameterizedTest(name = "{0} to {1}, wanting {2}, last {3}: {4}")
    @DisplayName(
            "who wants tricks takes them, cheaply when last; who wants no more stays below with the highest card that can")
    @CsvSource({
        "AS 5D 2H, '', 1, false, 2H", // a trump stands above any ace
        "AS 5D 2H, '', 0, false, 5D",
        "AS JS 3S, TS, 1, false, AS",
        "AS JS 3S, TS, 1, true, JS",
        "9S 4S 3S, TS, 1, false, 3S", // none can win
        "AS 9S 3S, TS, 0, false, 9S",
        "AS QS JS, TS, 0, false, JS", // all win: the lowest, that another may beat it
        "AS QS JS, TS, 0, true, AS",
        "5H 2H 9D, TS, 1, false, 5H",
        "5H 2H 9D, TS, 1, true, 2H",
        "5H 2H 9D, TS, 0, false, 9D",
        "AS 3S, TS 2H, 1, false, 3S" // trumped already
    })
    void cardsAreChosenForTheTricksThatAreWanted(String hand, String trick, int wanted, boolean last, String card) {
        assertThat(played(hand, trick, wanted, last)).isEqualTo(CardNotation.read(card));
    }

    @Test
    void allTricksOfADealAreWonBySomebody() {
        int[] won = new OhHellPlayer(Optional.of(Suit.HEARTS))
                .playOut(
                        List.of(CardSet.of("AS KS"), CardSet.of("2S 2H"), CardSet.of("3S 3D")), new int[] {2, 1, 0}, 0);
        assertThat(won).containsExactly(1, 1, 0); // the second spade is trumped
    }
}
