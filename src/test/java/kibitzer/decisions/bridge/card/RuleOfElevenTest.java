package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.bridge.card.RuleOfEleven.FourthBestLead;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Test;

class RuleOfElevenTest {
    private final RuleOfEleven decision = new RuleOfEleven();

    private static FourthBestLead lead(Rank rank, String dummy, String own) {
        return new FourthBestLead(rank, PbnHand.holding(dummy, Suit.SPADES), PbnHand.holding(own, Suit.SPADES));
    }

    @Test
    void theBooksFiveWithThreeInDummyAndTwoInHandLeavesDeclarerOne() {
        assertThat(decision.advise(lead(Rank.FIVE, "KT8", "Q93")).best()).containsExactly(1);
    }

    @Test
    void theRuleAgreesWithLookingAtEveryHand() {
        Chance chance = new Seed(11).chance();
        int counted = 0;
        while (counted < 2_000) {
            CardSet[] hands = {CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY};
            for (var card : CardSet.FULL_PACK.in(Suit.SPADES)) {
                int hand = chance.below(4);
                hands[hand] = hands[hand].with(card);
            }
            if (hands[0].size() < 4 || hands[0].toList().get(3).rank().isHigherThan(Rank.TEN)) {
                continue;
            }
            Rank fourth = hands[0].toList().get(3).rank();
            long higherWithDeclarer = hands[3].stream()
                    .filter(card -> card.rank().isHigherThan(fourth))
                    .count();
            assertThat(decision.advise(new FourthBestLead(fourth, hands[1], hands[2]))
                            .best())
                    .containsExactly((int) higherWithDeclarer);
            counted++;
        }
    }

    @Test
    void aLeadThatCannotBeFourthBestIsRefused() {
        assertThatThrownBy(() -> lead(Rank.NINE, "AKQ", "JT"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("not fourth best");
        assertThatThrownBy(() -> lead(Rank.JACK, "A", "K")).hasMessageContaining("lead: an honour");
        assertThatThrownBy(() -> lead(Rank.FIVE, "A5", "K")).hasMessageContaining("twice");
    }
}
