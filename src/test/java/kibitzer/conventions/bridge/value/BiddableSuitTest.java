package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BiddableSuitTest {
    private static BiddableSuit kind(String holding) {
        return BiddableSuit.of(PbnHand.holding(holding, Suit.HEARTS), Suit.HEARTS);
    }

    @ParameterizedTest
    @CsvSource({
        "AKQ, NOT_BIDDABLE",
        "Q932, NOT_BIDDABLE",
        "JT98, NOT_BIDDABLE",
        "QT32, CONDITIONAL",
        "K432, CONDITIONAL",
        "KT98, CONDITIONAL",
        "A432, CONDITIONAL",
        "AT98, CONDITIONAL",
        "QJ32, REGULAR",
        "KJ32, REGULAR",
        "AJ32, REGULAR",
        "AKQJ, REGULAR"
    })
    void aFourCardSuitIsJudgedByItsHonours(String holding, BiddableSuit kind) {
        assertThat(kind(holding)).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "65432, CONDITIONAL",
        "T9876, CONDITIONAL",
        "J9876, CONDITIONAL",
        "JT432, REGULAR",
        "Q5432, REGULAR",
        "QT987, REGULAR",
        "QJ876, REGULAR",
        "KT987, REGULAR",
        "AT987, REGULAR",
        "QJ932, REBIDDABLE",
        "QJT32, REBIDDABLE",
        "KJ432, REBIDDABLE",
        "KQ432, REBIDDABLE",
        "AJ432, REBIDDABLE"
    })
    void anyFiveMayBeBidAndGoodOnesRebid(String holding, BiddableSuit kind) {
        assertThat(kind(holding)).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"765432", "AKQJT9", "8765432"})
    void anySixMayBeRebid(String holding) {
        assertThat(kind(holding)).isEqualTo(BiddableSuit.REBIDDABLE);
    }

    @ParameterizedTest
    @CsvSource({
        "5432, true, false",
        "QT32, true, true",
        "JT32, true, true",
        "J932, true, false",
        "JT2, true, false",
        "Q32, true, false",
        "J92, false, false",
        "K2, false, false",
        "AKQ, true, false"
    })
    void adequateSupportIsFourTrumpsOrThreeGoodOnes(String holding, boolean adequate, boolean strongFour) {
        var hand = PbnHand.holding(holding, Suit.HEARTS);
        assertThat(TrumpSupport.isAdequate(hand, Suit.HEARTS)).isEqualTo(adequate);
        assertThat(TrumpSupport.isStrongFour(hand, Suit.HEARTS)).isEqualTo(strongFour);
    }
}
