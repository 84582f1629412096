package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuitToBidTest {
    private final SuitToBid decision = new SuitToBid();

    private static CardSet holding(String ranks) {
        return PbnHand.holding(ranks, Suit.SPADES);
    }

    @ParameterizedTest
    @CsvSource({
        "AKQ, not-biddable",
        "JT98, not-biddable",
        "AT98, conditional",
        "98765, conditional",
        "QJ32, regular",
        "QT987, regular",
        "QJ932, rebiddable",
        "765432, rebiddable"
    })
    void theKindFollowsLengthAndHonours(String holding, String kind) {
        assertThat(decision.advise(holding(holding)).best()).containsExactly(kind);
    }

    @Test
    void aWrongKindIsAnsweredWithItsStandard() {
        var verdict = new Question<>(decision, holding("AT98")).mark("regular");
        assertThat(verdict.grade()).isEqualTo(Grade.WRONG);
        assertThat(verdict.against().getFirst().failing().getFirst().measured())
                .startsWith("A-10-9-8 has one high honour");
        assertThat(verdict.against().getFirst().failing().getFirst().asked())
                .isEqualTo("four cards, Q-J-x-x or better");
    }
}
