package kibitzer.conventions.cribbage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.EveryChoice;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A hand before cards are laid away (p. 256). */
class LayAwayViewTest {
    private static final LayAwayView EIGHTS = new LayAwayView(CardSet.of("8S 7H 7D 6C 4S 4H"), 2, false);

    private static CardSet cards(String cards) {
        return CardSet.of(cards);
    }

    @Test
    void everyPairAndEverySingleCardCanBeLaidAway() {
        assertThat(EIGHTS.options()).hasSize(15).doesNotHaveDuplicates().allMatch(laid -> laid.size() == 2);
        assertThat(new LayAwayView(cards("8S 7H 7D 6C 4S"), 1, true).options())
                .hasSize(5)
                .doesNotHaveDuplicates()
                .allMatch(laid -> laid.size() == 1);
    }

    /** The book keeps twelve and gives two. */
    @Test
    void whatIsKeptAndWhatIsGivenIsCounted() {
        assertThat(EIGHTS.countKept(cards("4S 4H"))).isEqualTo(12);
        assertThat(LayAwayView.countGiven(cards("4S 4H"))).isEqualTo(2);
        assertThat(EIGHTS.mostKept()).isEqualTo(12);
        assertThatThrownBy(() -> EIGHTS.countKept(cards("KS QS"))).hasMessage("not held");
    }

    @Test
    void aFlushThatIsKeptCounts() {
        assertThat(new LayAwayView(cards("KS QS 8S 2S 9H 4D"), 2, false).countKept(cards("9H 4D")))
                .isEqualTo(4);
    }

    @Test
    void everyStarterThatIsNotHeldIsTried() {
        CardSet laid = cards("4S 4H");
        List<Card> kept = EIGHTS.keptBeside(laid).toList();

        assertThat(EIGHTS.starters()).isEqualTo(46);
        assertThat(EIGHTS.sumWithStarter(laid))
                .isEqualTo(CardSet.FULL_PACK.minus(EIGHTS.hand()).stream()
                        .mapToInt(starter -> EveryChoice.shown(kept, starter, false))
                        .sum());
    }

    @ParameterizedTest
    @CsvSource({
        "4S 3H 2D,3",
        "3S 2H,0",
        "AS 2H 3D 4C,4",
        "KS QH AD,0",
        "KS QH JD TC 8S,4",
        "9S 8H 7D 7C 5S,3",
        "AS 2H 3D KC,3"
    })
    void theLongestRunHasThreeCardsOrMore(String cards, int longest) {
        assertThat(LayAwayView.longestRun(cards(cards))).isEqualTo(longest);
    }

    @Test
    void noMoreOfARunIsKeptThanThereAreCardsToKeep() {
        assertThat(new LayAwayView(cards("8S 7H 6D 5C 4S 3H"), 2, false).longestRunKept())
                .isEqualTo(4);
        assertThat(new LayAwayView(cards("8S 7H 6D KC 4S 2H"), 2, false).longestRunKept())
                .isEqualTo(3);
    }

    /** 8 and 10 are near, 8 and the jack are wide. */
    @ParameterizedTest
    @CsvSource({"8S 9H,1", "8S TH,2", "8S JH,3", "AS KH,12", "8S 8H,0", "8S,13"})
    void twoCardsStandSoFarApart(String laid, int apart) {
        assertThat(LayAwayView.apart(cards(laid))).isEqualTo(apart);
    }

    @Nested
    class WhatIsBroken {
        @Test
        void nothingBesideTheSameLayAway() {
            assertThat(EIGHTS.brokenBeside(cards("4S 4H"), cards("4S 4H"))).isEmpty();
        }

        /** Nine and five break the fifteens with the five as well. */
        @Test
        void onlyWhatTheOtherKeepsWhole() {
            LayAwayView own = new LayAwayView(cards("JH 5H 9D 3D 2D QC"), 2, true);

            assertThat(own.brokenBeside(cards("JH QC"), cards("5H 9D")))
                    .isEqualTo("the fifteen JH 3D 2D and the fifteen 3D 2D QC");
        }

        @Test
        void theDearestAreNamedAndTheRestAreCounted() {
            // Both fifteens with an eight, and both runs with it, lose their eight: four in all, the runs dearer.
            assertThat(EIGHTS.brokenBeside(cards("8S 4S"), cards("4S 4H")))
                    .startsWith("the run ")
                    .endsWith(" and 2 more");
        }

        @Test
        void inOnesOwnCribACombinationStaysWhole() {
            LayAwayView own = new LayAwayView(cards("5S KH 9D 7C 3S 2H"), 2, true);
            LayAwayView theirs = new LayAwayView(cards("5S KH 9D 7C 3S 2H"), 2, false);

            assertThat(own.brokenBeside(cards("5S KH"), cards("9D 7C"))).doesNotContain("5S KH");
            assertThat(theirs.brokenBeside(cards("5S KH"), cards("9D 7C"))).contains("fifteen");
        }
    }

    @Test
    void twoHandsAreTheSameWithTheSameCardsAndTheSameCrib() {
        LayAwayView same = new LayAwayView(cards("8S 7H 7D 6C 4S 4H"), 2, false);

        assertThat(same).isEqualTo(EIGHTS).hasSameHashCodeAs(EIGHTS);
        assertThat(new LayAwayView(same.hand(), 2, true)).isNotEqualTo(EIGHTS);
        assertThat(new LayAwayView(same.hand(), 1, false)).isNotEqualTo(EIGHTS);
        assertThat(new LayAwayView(cards("8S 7H 7D 6C 4S 4D"), 2, false)).isNotEqualTo(EIGHTS);
    }
}
