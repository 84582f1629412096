package kibitzer.games.rummy.gin.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.odds.Fraction;
import org.junit.jupiter.api.Test;

class NextDrawTest {

    // Two sets and 2-2-A-A: 6 points. Ten cards take the queen's place in a set or count less than a deuce would.
    @Test
    void oneDrawIsCountedCardByCard() {
        CardSet hand = CardSet.of("7S 7H 7D 5C 4C 3C KS KH QD JC");
        NextDraw next = NextDraw.of(hand, CardSet.of("KD 7C 9S AS"), 10);

        // KD: a third set, the queen goes, the jack is left: 10. 7C joins the sevens, a ten goes: 30. 9S: 39. AS: 31.
        assertThat(next.count()).isEqualTo(Fraction.of(10 + 30 + 39 + 31, 4));
        assertThat(next.knock()).isEqualTo(Fraction.of(1, 4));
        assertThat(next.gin()).isEqualTo(Fraction.ZERO);
    }

    @Test
    void aCardThatLeavesNothingIsGin() {
        NextDraw next = NextDraw.of(CardSet.of("7S 7H 7D 5C 4C 3C KS KH KD 2S"), CardSet.of("KC 2H 6C QD"), 10);

        assertThat(next.gin()).isEqualTo(Fraction.of(2, 4));
        assertThat(next.count()).isEqualTo(Fraction.of(2 + 2, 4));
    }

    @Test
    void allDiscardsTogetherAreCountedAsEachByItself() {
        for (int seed = 0; seed < 20; seed++) {
            List<Card> pack = Pack.FULL.shuffled(new Seed(seed));
            CardSet eleven = CardSet.of(pack.subList(0, 11));
            CardSet unseen = CardSet.of(pack.subList(11, 40));
            Map<Card, NextDraw> together = NextDraw.afterEach(eleven, unseen, 10);

            assertThat(together.keySet()).containsExactlyElementsOf(eleven.toList());
            for (Card thrown : eleven) {
                assertThat(together).containsEntry(thrown, NextDraw.of(eleven.without(thrown), unseen, 10));
            }
        }
    }

    @Test
    void severalDrawsAreDealtWithinTheirErrorOfTheCount() {
        CardSet hand = CardSet.of("KS KH TD 9C 8C 7H 6H 5S 3D AC");
        CardSet unseen = CardSet.FULL_PACK.minus(hand);
        DrawsAhead dealt = DrawsAhead.dealt(hand, unseen, 1, 4_000, new Seed(1));
        double counted = NextDraw.of(hand, unseen, 10).count().toDouble();

        assertThat(dealt.count()).isCloseTo(counted, within(4 * dealt.error()));
        assertThat(dealt.error()).isBetween(0.0, 0.3);
        assertThat(DrawsAhead.dealt(hand, unseen, 3, 500, new Seed(1)).count()).isLessThan(counted);
        assertThat(Gin.MELDER.leastDeadwood(hand)).isGreaterThan((int) counted);
    }

    @Test
    void theWrittenOrderIsKept() {
        assertThat(NextDraw.afterEach(CardSet.of("7S 7H 7D 5C 4C 3C KS KH QD JC 2D"), CardSet.of("AS"), 10))
                .containsKey(CardNotation.read("JC"));
    }
}
