package kibitzer.cards;

import static kibitzer.cards.Suit.CLUBS;
import static kibitzer.cards.Suit.HEARTS;
import static kibitzer.cards.Suit.SPADES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CardSetTest {
    @Test
    void aSetIsWrittenSpadesToClubsAndHighToLowWithJokersLast() {
        assertThat(CardSet.of("2c AC jk KS th 3h")).hasToString("KS TH 3H AC 2C JK");
    }

    @Test
    void theSameCardTwiceIsRefusedByName() {
        assertThatThrownBy(() -> CardSet.of("KS QS KS"))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("king of spades stands twice");
    }

    @Test
    void aSetAnswersLikeASetOfCards() {
        Chance chance = new Seed(5).chance();
        for (int round = 0; round < 2_000; round++) {
            Set<Card> left = someCards(chance);
            Set<Card> right = someCards(chance);
            CardSet a = CardSet.of(left);
            CardSet b = CardSet.of(right);
            Set<Card> union = new HashSet<>(left);
            union.addAll(right);
            Set<Card> common = new HashSet<>(left);
            common.retainAll(right);
            Set<Card> rest = new HashSet<>(left);
            rest.removeAll(right);
            assertThat(a.union(b)).containsExactlyInAnyOrderElementsOf(union);
            assertThat(a.intersection(b)).containsExactlyInAnyOrderElementsOf(common);
            assertThat(a.minus(b)).containsExactlyInAnyOrderElementsOf(rest);
            assertThat(a.subsetOf(b)).isEqualTo(right.containsAll(left));
            assertThat(a.isDisjoint(b)).isEqualTo(common.isEmpty());
            assertThat(a.size()).isEqualTo(left.size());
        }
    }

    private static Set<Card> someCards(Chance chance) {
        Set<Card> cards = new HashSet<>();
        List<Card> withBothJokers = new ArrayList<>(Pack.WITH_JOKER.cards());
        withBothJokers.add(Card.SECOND_JOKER);
        for (Card card : withBothJokers) {
            if (chance.onceIn(3)) {
                cards.add(card);
            }
        }
        return cards;
    }

    @Test
    void aSuitIsCutOutOfAHand() {
        CardSet hand = CardSet.of("AS 9S KH QH 2C");

        assertThat(hand.in(HEARTS)).hasToString("KH QH");
        assertThat(hand.length(SPADES)).isEqualTo(2);
        assertThat(hand.in(CLUBS).first()).isEqualTo(Card.of(Rank.TWO, CLUBS));
    }

    @Test
    void firstIsTheHighestAndLastTheLowestAsWritten() {
        CardSet cards = CardSet.of("9S KH QH JK");

        assertThat(cards.first()).hasToString("9S");
        assertThat(cards.last()).isEqualTo(Card.JOKER);
        assertThat(CardSet.of("9S KH QH").last()).hasToString("QH");
    }

    @Test
    void packsHaveTheSizesOfTheirGames() {
        assertThat(List.of(
                        Pack.FULL.size(),
                        Pack.PIQUET.size(),
                        Pack.FORTY.size(),
                        Pack.FROM_SIXES.size(),
                        Pack.WITH_JOKER.size(),
                        Pack.PIQUET.times(2).size()))
                .containsExactly(52, 32, 40, 36, 53, 64);
    }

    @Test
    void byRankPairsLieTogether() {
        assertThat(CardSet.of("KS 7H 7D AC 2S JK").byRank()).hasToString("[JK, AC, KS, 7H, 7D, 2S]");
    }
}
