package kibitzer.conventions.hearts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Low and high cards, short and long suits at hearts (p. 245), and what a pass is measured by. */
class HeartsSuitTest {
    private static HeartsSuit suit(String holding) {
        return new HeartsSuit(PbnHand.holding(holding, Suit.CLUBS));
    }

    @ParameterizedTest(name = "{0}: {1} low, {2} high, short {3}, {4} from the two up")
    @DisplayName(
            "two to five are low, ten to ace high; three cards are short, four long; the lowest cards are those from the two up")
    @CsvSource({
        "5, 1, 0, true, 0",
        "6, 0, 0, true, 0",
        "9, 0, 0, true, 0",
        "T, 0, 1, true, 0",
        "AJ3, 1, 2, true, 0",
        "QT9, 0, 2, true, 0",
        "AJ842, 2, 2, false, 1",
        "5432, 4, 0, false, 4",
        "K432, 3, 1, false, 3",
        "432, 3, 0, true, 3",
        "A42, 2, 1, true, 1",
        "AKQJT98765432, 4, 5, false, 13"
    })
    void lowCardsEndAtTheFiveAndHighOnesBeginAtTheTen(String holding, int lows, int highs, boolean isShort, int low) {
        HeartsSuit suit = suit(holding);
        assertThat(suit.lows()).isEqualTo(lows);
        assertThat(suit.highs()).isEqualTo(highs);
        assertThat(suit.isShort()).isEqualTo(isShort);
        assertThat(HeartsDangers.LOW_HELD.of(suit)).isEqualTo(lows != 0);
        assertThat(suit.fromTheBottom()).isEqualTo(low);
    }

    @Test
    void cardsAreNamedByRank() {
        assertThat(suit("AJ543").named(HeartsSuit::isLow)).isEqualTo("the five, the four and the three");
        assertThat(suit("AJ54").named(HeartsSuit::isLow)).isEqualTo("the five and the four");
        assertThat(suit("AJ6").named(HeartsSuit::isHigh)).isEqualTo("the ace and the jack");
        assertThat(suit("AJ6").lowest()).isEqualTo("the six");
    }

    @ParameterizedTest(name = "{0} may be called safe: {1}")
    @DisplayName("A-J-8-4-2 is called reasonably safe (p. 245): as many low cards as high ones, in a long suit")
    @CsvSource({"AJ842, true", "AKJ42, false", "A32, false", "5432, true"})
    void aLongSuitWithAsManyLowCardsAsHighOnesMayBeCalledSafe(String holding, boolean safe) {
        Advice<String> advice = HeartsDangers.BOOK.advise(suit(holding));
        assertThat(Stream.concat(advice.best().stream(), advice.acceptable().stream())
                        .anyMatch(HeartsDangers.SAFE::equals))
                .isEqualTo(safe);
    }

    @Test
    void aPassIsMeasuredByWhatItRidsTheHandOf() {
        // Spades Q-J-4, hearts A-9-6 short without a low card, diamonds K-10-8-7 long without one, clubs A-3-2.
        PassView view = new PassView(PbnHand.read("QJ4.A96.KT87.A32"));
        assertThat(view.holdsLady()).isTrue();
        assertThat(view.spadesBelow()).isEqualTo(2);
        assertThat(view.spadesAbove()).isZero();
        assertThat(view.dangerous()).isEqualTo(7);
        assertThat(view.shortDangers()).isEqualTo(1);
        assertThat(view.longDangers()).isEqualTo(1);
        assertThat(view.unguarded()).isEqualTo(3); // ace of hearts, king and ten of diamonds
        assertThat(view.cleared(CardSet.of("AH 9H 6H"))).isEqualTo(1);
        assertThat(view.cleared(CardSet.of("AH 9H KD"))).isZero();
        assertThat(view.dangerous(CardSet.of("AH 9H AC"))).isEqualTo(2);
        assertThat(view.unguarded(CardSet.of("AH TD AC"))).isEqualTo(2);
        assertThat(PassView.lows(CardSet.of("3C 2C 9H"))).isEqualTo(2);
        assertThat(PassView.height(CardSet.of("AC 2C 9H"))).isEqualTo(14 + 2 + 9);
        assertThat(PassView.above(CardSet.of("AS KS QS"))).isEqualTo(2);
    }

    @Test
    void threeOfThirteenArePassedAndThoseOfTheLikeliestSevenAreWeighed() {
        PassView view = new PassView(PbnHand.read("QJ4.A96.KT87.A32"));
        assertThat(view.options()).hasSize(286).doesNotHaveDuplicates();
        assertThat(view.considered()).hasSize(35);
        assertThat(view.considered())
                .anySatisfy(pass -> assertThat(pass.contains(PassView.LADY)).isTrue());
        // Ten cards are not low.
        assertThat(PassView.withAllPasses(view.hand()).considered()).hasSize(120);
    }

    @ParameterizedTest(name = "{0}: guards as good as the high cards {1}")
    @CsvSource({
        "432.A92.5432.432, 0",
        "432.AJ842.5432.2, 0",
        "A32.432.5432.432, 0",
        "AK2.432.5432.432, 0",
        "432.AK2.5432.432, 2",
        "432.A32.5432.432, 0"
    })
    void asManyLowCardsAsHighOnesGuardASuit(String hand, int unguarded) {
        assertThat(new PassView(PbnHand.read(hand)).unguarded()).isEqualTo(unguarded);
    }
}
