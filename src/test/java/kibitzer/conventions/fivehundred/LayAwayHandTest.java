package kibitzer.conventions.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is kept and thrown of thirteen cards at five hundred (p. 218). */
class LayAwayHandTest {
    /** Four hearts and the left bower; a side suit of four; king with one small card; queen with two. */
    private static final LayAwayHand HAND =
            new LayAwayHand(CardSet.of("AH TH 9H 8H JD KS 7S AC QC 8C 7C AD QD"), 7, Optional.of(Suit.HEARTS));

    @Test
    void trumpsHaveTheLeftBowerAmongThemAndLongSuitsHaveFourCards() {
        assertThat(HAND.trumps()).isEqualTo(CardSet.of("AH TH 9H 8H JD"));
        assertThat(HAND.leftBower().map(Object::toString)).contains("JD");
        assertThat(HAND.longSuits()).isEqualTo(CardSet.of("AC QC 8C 7C"));
        LayAwayHand noTrump = new LayAwayHand(HAND.cards(), 7, Optional.empty());
        assertThat(noTrump.trumps()).isEqualTo(CardSet.EMPTY);
        assertThat(noTrump.longSuits()).isEqualTo(CardSet.of("AH TH 9H 8H AC QC 8C 7C"));
    }

    @ParameterizedTest(name = "{0} thrown: {2}")
    @DisplayName("side aces and kings are kept, and a guarded king keeps a card beside it")
    @CsvSource({
        "QD 8C 7C, 0, none",
        "7S 8C 7C, 1, it leaves the king of spades bare",
        "KS 8C 7C, 1, it throws away the king of spades",
        "KS 7S 7C, 1, it throws away the king of spades",
        "AC 8C 7C, 1, it throws away the ace of clubs",
        "AC AD 7S, 3, it leaves the king of spades bare",
        "AC AD 7C, 2, it throws away the ace of diamonds"
    })
    void whatIsLostOfAcesAndKingsIsNamed(String thrown, int lost, String loss) {
        CardSet away = CardSet.of(thrown);
        assertThat(HAND.lossOfKings(away).orElse("none")).isEqualTo(loss);
        assertThat(HAND.keepsKings(away)).isEqualTo(loss.equals("none"));
        assertThat(HAND.stopsLost(away)).isEqualTo(lost);
    }

    @ParameterizedTest(name = "{0}, {1} thrown: {2}")
    @CsvSource({
        "AH TH 9H 8H 7H QH KS 7S AC QC 8C 7C AD, 7S, false",
        "AH TH 9H 8H 7H QH KS 7S AC QC 8C 7C AD, KS, false",
        "AH TH 9H 8H 7H QH KS 7S AC QC 8C 7C AD, 8C, true",
        "AH TH 9H 8H 7H QH KS 8S 7S QC 8C 7C AD, 7S, true",
        "AH TH 9H 8H 7H QH KS TD 9D QC 8C 7C AD, 8C, true", // a bare king has no guard to lose
        "AH TH 9H 8H 7H KH TS TD 9D QC 8C 7C AD, 8H, true" // the king of trumps is no side king
    })
    void aSideKingKeepsItsGuard(String cards, String thrown, boolean keeps) {
        LayAwayHand hand = new LayAwayHand(CardSet.of(cards), 7, Optional.of(Suit.HEARTS));
        assertThat(hand.keepsGuards(CardSet.of(thrown))).isEqualTo(keeps);
        assertThat(hand.keepsKings(CardSet.of(thrown))).isEqualTo(keeps);
        assertThat(hand.stopsLost(CardSet.of(thrown))).isEqualTo(keeps ? 0 : 1);
    }

    @ParameterizedTest(name = "{0}, {1} thrown: {2}")
    @CsvSource({
        "AH TH 9H 8H 7H QH KS 7S QC 8C 7C AD TD, 8C, 1", // queen and one left
        "AH TH 9H 8H 7H QH KS 7S QC 8C 7C AD TD, QC, 1",
        "AH TH 9H 8H 7H QH KS 7S QC 8C 7C AD TD, TD, 0",
        "AH TH 9H 8H 7H QH KS 7S QC TC 8C 7C AD, 8C, 0", // queen and two left
        "AH TH 9H 8H 7H QH KS 7S QC 8C AD TD 9D, 8C, 0", // she had but one beside her
        "AH TH 9H 8H 7H QH KS 7S QC 8C AD TD 9D, QC, 0"
    })
    void aQueenIsBaredThatHadTwoCardsBesideHer(String cards, String thrown, int bared) {
        LayAwayHand hand = new LayAwayHand(CardSet.of(cards), 7, Optional.of(Suit.HEARTS));
        assertThat(hand.queensBared(CardSet.of(thrown))).isEqualTo(bared);
    }

    @Test
    void everyThreeCardsMayBeThrownAndTrumpsOnlyWhereTheyMust() {
        assertThat(HAND.options()).hasSize(13 * 12 * 11 / 6).doesNotHaveDuplicates();
        assertThat(HAND.considered())
                .hasSize(8 * 7 * 6 / 6)
                .allSatisfy(
                        thrown -> assertThat(thrown.isDisjoint(HAND.trumps())).isTrue());
        // Ten trumps, as many as there are: the three others must go.
        LayAwayHand trumps =
                new LayAwayHand(CardSet.of("JK AH KH QH JH TH 9H 8H 7H JD AS AC KC"), 10, Optional.of(Suit.HEARTS));
        assertThat(trumps.considered()).containsExactly(CardSet.of("AS AC KC"));
    }

    @Test
    void theJokerIsHigherThanAnAceWhereThrownCardsAreCompared() {
        assertThat(LayAwayHand.height(CardSet.of("JK 7C 8C")))
                .isGreaterThan(LayAwayHand.height(CardSet.of("AC 7C 8C")));
        assertThat(LayAwayHand.height(CardSet.of("7S 8S 9S"))).isEqualTo(5 + 6 + 7); // a deuce is 0
    }
}
