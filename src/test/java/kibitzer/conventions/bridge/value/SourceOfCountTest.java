package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;

/** What a count cites: the lines that found something, and practice where no page prints the figure. */
class SourceOfCountTest {

    @Test
    void onlyTheLinesThatFoundSomethingAreCited() {
        Valued hand = Valued.plain(PbnHand.read("A432.A32.A32.A32"));
        var aces = ValuationMethod.CULBERTSON_NO_TRUMP.valuation().working(hand);
        assertThat(ValuationMethod.CULBERTSON_NO_TRUMP.source(aces).ids())
                .containsExactly("culbertson-point-count.p01", "culbertson-point-count.p02");
    }

    @Test
    void ofAHandWorthNothingTheCountItselfIsCited() {
        assertThat(ValuationMethod.CULBERTSON_NO_TRUMP.source(List.of()).ids())
                .containsExactly("culbertson-point-count.p01");
    }

    @Test
    void theWholeCountCitesEveryLineOnce() {
        assertThat(ValuationMethod.GOREN_RAISE.source().ids())
                .containsExactly(
                        "culbertson-point-count.p01", "culbertson-point-count.p60", "culbertson-point-count.p61");
        assertThat(PlayingTricks.COUNT.pointers()).doesNotContain("").doesNotHaveDuplicates();
    }

    @Test
    void theCorrectionsForNoTrumpAreTheOtherReadingOfSuitBidsAlone() {
        assertThat(ValuationMethod.values())
                .filteredOn(method -> method.otherReading().isPresent())
                .containsExactly(ValuationMethod.CULBERTSON_OPENING, ValuationMethod.CULBERTSON_REVALUATION);
        Valued bareKing = Valued.with(PbnHand.read("AQJ432.K.A32.432"), Suit.SPADES);
        assertThat(ValuationMethod.CULBERTSON_OPENING
                        .otherReading()
                        .orElseThrow()
                        .of(bareKing))
                .isEqualTo(CulbertsonPoints.OPENING.of(bareKing) - 1);
    }
}
