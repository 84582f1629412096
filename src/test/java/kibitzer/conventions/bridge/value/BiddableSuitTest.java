package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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

    @ParameterizedTest(name = "{0}, {1} cards: {2}")
    @DisplayName("what the pages ask of a suit of each kind, by its length (pp. 143, 145)")
    @CsvSource(
            delimiter = '|',
            value = {
                "NOT_BIDDABLE | 3 | fewer than four cards, too short to be bid as a rule",
                "NOT_BIDDABLE | 4 | four cards weaker than Q-10-x-x and K-x-x-x",
                "CONDITIONAL  | 4 | four cards from Q-10-x-x or K-x-x-x up to A-10-x-x",
                "CONDITIONAL  | 5 | five cards, however weak",
                "REGULAR      | 4 | four cards, Q-J-x-x or better",
                "REGULAR      | 5 | five cards, Q-x-x-x-x, J-10-x-x-x or better",
                "REBIDDABLE   | 5 | five cards, K-J-x-x-x, Q-J-9-x-x or better, or any six",
                "REBIDDABLE   | 6 | any six cards"
            })
    void theStandardIsSaidForTheLengthThatIsHeld(BiddableSuit kind, int length, String standard) {
        assertThat(kind.standard(length)).isEqualTo(standard);
    }

    @ParameterizedTest
    @CsvSource({"Q932, false", "QT32, true", "QJ32, true", "65432, true", "AKQ, false"})
    void aConditionalSuitMayBeBid(String holding, boolean biddable) {
        assertThat(BiddableSuit.is(PbnHand.holding(holding, Suit.HEARTS), Suit.HEARTS))
                .isEqualTo(biddable);
    }

    @Test
    void theKindsRankFromNotBiddableToRebiddable() {
        assertThat(BiddableSuit.CONDITIONAL.isAtLeast(BiddableSuit.CONDITIONAL)).isTrue();
        assertThat(BiddableSuit.CONDITIONAL.isAtLeast(BiddableSuit.REGULAR)).isFalse();
        assertThat(BiddableSuit.REBIDDABLE.isAtLeast(BiddableSuit.REGULAR)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void everyKindIsFoundByItsWordAndSaysWhatItIsGoodFor(BiddableSuit kind) {
        assertThat(BiddableSuit.named(kind.word())).isEqualTo(kind);
        assertThat(kind.label()).isNotBlank();
        assertThat(kind.why()).isNotNull();
    }

    @Test
    void anUnknownKindIsRefused() {
        assertThatThrownBy(() -> BiddableSuit.named("splendid")).hasMessage("kind of suit \"splendid\"");
    }
}
