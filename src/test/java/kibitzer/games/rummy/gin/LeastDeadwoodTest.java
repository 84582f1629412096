package kibitzer.games.rummy.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** The least deadwood against trying every choice of melds; a million hands are tried by the benchmark. */
class LeastDeadwoodTest {
    private static final int HANDS = 25_000;

    @Test
    void tenCardsLeaveWhatTryingEveryChoiceLeaves() {
        areTried(Card.ALL, 10);
    }

    @Test
    void elevenCardsLeaveWhatTryingEveryChoiceLeaves() {
        areTried(Card.ALL, 11);
    }

    // Hands out of seven ranks are full of cards that two melds want.
    @Test
    void handsOfManyMeldsLeaveWhatTryingEveryChoiceLeaves() {
        areTried(Card.ALL.stream().filter(card -> Gin.place(card) < 7).toList(), 11);
    }

    private static void areTried(List<Card> pack, int cards) {
        Chance chance = new Seed(cards).chance();
        int different = 0;
        for (int i = 0; i < HANDS; i++) {
            CardSet hand = CardSet.EMPTY;
            while (hand.size() < cards) {
                hand = hand.with(pack.get(chance.below(pack.size())));
            }
            if (Gin.MELDER.leastDeadwood(hand) != ExhaustiveDeadwood.least(hand)) {
                different++;
            }
        }
        assertThat(different).as("hands of %d that leave something else", cards).isZero();
    }
}
