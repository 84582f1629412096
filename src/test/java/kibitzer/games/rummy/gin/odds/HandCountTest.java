package kibitzer.games.rummy.gin.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.odds.Combinations;
import org.junit.jupiter.api.Test;

/** Held against looking at every hand. */
class HandCountTest {
    private static final CardSet NONE = CardSet.EMPTY;

    @Test
    void withoutConditionsEveryChoiceCounts() {
        CardSet others = CardSet.FULL_PACK.minus(CardSet.of("7S 7H 7D"));

        assertThat(new HandCount(NONE, others, 10, NONE, NONE, Map.of()).hands())
                .isEqualTo(Combinations.choose(49, 10));
    }

    /** The cards that are there anyway are one hand; of less than none there is none. */
    @Test
    void aHandThatIsFullIsOne() {
        CardSet held = CardSet.of("KS QS");
        CardSet others = CardSet.of("7H 7D 7C");
        assertThat(new HandCount(held, others, 0, NONE, NONE, Map.of()).hands()).isEqualTo(1);
        assertThat(new HandCount(held, others, -1, NONE, NONE, Map.of()).hands())
                .isZero();
        assertThat(new HandCount(held, others, 3, NONE, NONE, Map.of()).hands()).isEqualTo(1);
        assertThat(new HandCount(held, others, 4, NONE, NONE, Map.of()).hands()).isZero();
        assertThat(new HandCount(held, others.with(CardSet.of("KS").first()), 1, NONE, NONE, Map.of()).hands())
                .as("a card that is held is no other")
                .isEqualTo(3);
    }

    @Test
    void twoCardsOfTheRankOfAPassedCardAreNotHeldTogether() {
        // 7S was passed: of 7H 7D 7C at most one; three hands of two cards have two of them, out of C(4,2).
        HandCount count =
                new HandCount(NONE, CardSet.of("7H 7D 7C KS"), 2, CardSet.of("7S"), CardSet.of("7S"), Map.of());

        assertThat(count.hands()).isEqualTo(3);
    }

    @Test
    void neighboursOfAPassedCardAreNotHeldTogether() {
        // Of 5S 6S 8S 9S, with 7S passed, 5-6, 6-8 and 8-9 make a sequence with it; 5-8, 5-9 and 6-9 do not.
        HandCount count =
                new HandCount(NONE, CardSet.of("5S 6S 8S 9S"), 2, CardSet.of("7S"), CardSet.of("7S"), Map.of());

        assertThat(count.hands()).isEqualTo(3);
    }

    @Test
    void aRankOfWhichAPairIsPresumedIsThereTwice() {
        HandCount count = new HandCount(NONE, CardSet.of("JS JH JD JC 2S"), 2, NONE, NONE, Map.of(Rank.JACK, 2));

        assertThat(count.hands()).isEqualTo(6);
    }

    @Test
    void theCountIsThatOfEveryHandLookedAt() {
        for (int seed = 0; seed < 40; seed++) {
            List<Card> pack = Pack.FULL.shuffled(new Seed(seed)).stream()
                    .filter(card -> Gin.place(card) < 7)
                    .toList();
            CardSet held = CardSet.of(pack.subList(0, 2));
            CardSet others = CardSet.of(pack.subList(2, 15));
            CardSet group = CardSet.of(pack.subList(15, 19)).with(pack.getFirst());
            CardSet run = CardSet.of(pack.subList(17, 22)).with(pack.get(1));

            assertThat(new HandCount(held, others, 4, group, run, Map.of()).hands())
                    .as("%s + 4 of %s, no group with %s, no run with %s", held, others, group, run)
                    .isEqualTo(lookedAt(held, others.toList(), 4, group, run));
        }
    }

    private static long lookedAt(CardSet hand, List<Card> others, int more, CardSet group, CardSet run) {
        if (more == 0) {
            return agrees(hand, group, run) ? 1 : 0;
        }
        long hands = 0;
        for (int i = 0; i < others.size(); i++) {
            hands += lookedAt(hand.with(others.get(i)), others.subList(i + 1, others.size()), more - 1, group, run);
        }
        return hands;
    }

    private static boolean agrees(CardSet hand, CardSet group, CardSet run) {
        for (Card one : hand) {
            for (Card other : hand) {
                CardSet two = CardSet.of(one, other);
                if (two.size() == 2
                        && (group.minus(two).stream().anyMatch(card -> Gin.MELDS.isSet(two.with(card)))
                                || run.minus(two).stream().anyMatch(card -> Gin.MELDS.isRun(two.with(card))))) {
                    return false;
                }
            }
        }
        return true;
    }
}
