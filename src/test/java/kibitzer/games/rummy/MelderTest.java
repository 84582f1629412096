package kibitzer.games.rummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import org.junit.jupiter.api.Test;

class MelderTest {

    @Test
    void aHandWithoutMeldsCountsAllItsPips() {
        CardSet hand = CardSet.of("KS QD 9H 7C 5S 3D AH JC 8D 6H");

        assertThat(Gin.MELDER.leastDeadwood(hand)).isEqualTo(10 + 10 + 9 + 7 + 5 + 3 + 1 + 10 + 8 + 6);
        assertThat(Gin.MELDER.best(hand)).containsExactly(new Melding(List.of(), hand));
    }

    @Test
    void theAceIsLow() {
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("AS 2S 3S"))).isZero();
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("AS KS QS"))).isEqualTo(21);
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("KS AS 2S"))).isEqualTo(13);
    }

    @Test
    void theAceMayBeHighOrGoRoundTheCornerWhereTheGameSaysSo() {
        Melder both = new Melder(new MeldRules(3, 3, AceInRuns.LOW_OR_HIGH));
        Melder corner = new Melder(new MeldRules(3, 3, AceInRuns.ROUND_THE_CORNER));
        Melder high = new Melder(new MeldRules(3, 3, AceInRuns.HIGH));

        assertThat(both.leastDeadwood(CardSet.of("AS KS QS"))).isZero();
        assertThat(both.leastDeadwood(CardSet.of("AS 2S 3S"))).isZero();
        assertThat(both.leastDeadwood(CardSet.of("KS AS 2S"))).isEqualTo(13);
        assertThat(corner.leastDeadwood(CardSet.of("KS AS 2S"))).isZero();
        assertThat(corner.leastDeadwood(CardSet.of("QS KS AS 2S 3S"))).isZero();
        assertThat(high.leastDeadwood(CardSet.of("AS 2S 3S"))).isEqualTo(6);
        assertThat(high.leastDeadwood(CardSet.of("AS KS QS"))).isZero();
    }

    @Test
    void aLongRunStandsWholeOrInParts() {
        CardSet hand = CardSet.of("8S 7S 6S 5S 4S 3S");

        assertThat(Gin.MELDER.best(hand))
                .containsExactly(
                        new Melding(List.of(hand), CardSet.EMPTY),
                        new Melding(List.of(CardSet.of("8S 7S 6S"), CardSet.of("5S 4S 3S")), CardSet.EMPTY));
        assertThat(Gin.MELDER.mostMelds(hand)).isEqualTo(2);
    }

    @Test
    void theFourthOfARankMayServeARunInstead() {
        CardSet hand = CardSet.of("7S 7H 7D 7C 6C 5C");

        assertThat(Gin.MELDER.best(hand))
                .containsExactly(new Melding(List.of(CardSet.of("7S 7H 7D"), CardSet.of("7C 6C 5C")), CardSet.EMPTY));
    }

    @Test
    void sharedCardsAreNotCountedTwice() {
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("7S 7H 7D 6D 5D"))).isEqualTo(11);
        assertThat(Gin.MELDER.leastDeadwood(CardSet.of("7S 7H 7D 6D 5D 4D"))).isZero();
    }

    @Test
    void everyMeldInAHandIsFound() {
        assertThat(Gin.MELDER.melds(CardSet.of("7S 7H 7D 6D 5D 4D")))
                .containsExactlyInAnyOrder(
                        CardSet.of("7S 7H 7D"),
                        CardSet.of("7D 6D 5D"),
                        CardSet.of("6D 5D 4D"),
                        CardSet.of("7D 6D 5D 4D"));
    }

    @Test
    void aSetOrARunIsAMeldAndNothingElse() {
        assertThat(Gin.MELDS.isMeld(CardSet.of("7S 7H 7D"))).isTrue();
        assertThat(Gin.MELDS.isMeld(CardSet.of("7S 7H 7D 7C"))).isTrue();
        assertThat(Gin.MELDS.isMeld(CardSet.of("AS 2S 3S 4S"))).isTrue();
        assertThat(Gin.MELDS.isMeld(CardSet.of("7S 7H"))).isFalse();
        assertThat(Gin.MELDS.isMeld(CardSet.of("7S 8S 9H"))).isFalse();
        assertThat(Gin.MELDS.isMeld(CardSet.of("7S 8S TS"))).isFalse();
        assertThat(Gin.MELDS.isMeld(CardSet.EMPTY)).isFalse();
    }

    @Test
    void aHundredThousandHandsAgreeWithAPlainSearch() {
        for (int deal = 0; deal < 100_000; deal++) {
            int cards = 10 + deal % 2;
            // Every third hand comes from a short pack, so that melds overlap.
            Pack pack = deal % 3 == 0 ? LOW_PACK : Pack.FULL;
            CardSet hand = CardSet.of(pack.shuffled(new Seed(7).deal(deal)).subList(0, cards));
            PlainSearch expected = new PlainSearch(hand.toList());

            assertThat(Gin.MELDER.leastDeadwood(hand)).as("%s", hand).isEqualTo(expected.least);
            List<Melding> best = Gin.MELDER.best(hand);
            assertThat(best).as("%s", hand).doesNotHaveDuplicates();
            assertThat(best.stream()
                            .map(melding -> melding.melds().stream()
                                    .map(meld -> Set.copyOf(meld.toList()))
                                    .collect(Collectors.toSet()))
                            .collect(Collectors.toSet()))
                    .as("%s", hand)
                    .isEqualTo(expected.best);
            assertThat(best).hasSize(expected.best.size());
        }
    }

    private static final Pack LOW_PACK = new Pack(Card.ALL.stream()
            .filter(card -> "A2345678".indexOf(card.rank().letter()) >= 0)
            .toList());

    /** Tries every way to divide a hand, card by card, knowing only what a set and a sequence are. */
    private static final class PlainSearch {
        private static final String ORDER = "A23456789TJQK";

        private int least = Integer.MAX_VALUE;
        private final Set<Set<Set<Card>>> best = new HashSet<>();

        PlainSearch(List<Card> hand) {
            divide(new ArrayList<>(hand), new ArrayList<>(), 0);
        }

        private void divide(List<Card> left, List<Set<Card>> melds, int deadwood) {
            if (deadwood > least) {
                return;
            }
            if (left.isEmpty()) {
                if (deadwood < least) {
                    least = deadwood;
                    best.clear();
                }
                best.add(Set.copyOf(melds));
                return;
            }
            Card card = left.getFirst();
            List<Card> others = left.subList(1, left.size());
            List<List<Card>> groups = new ArrayList<>();
            subsets(others.stream().filter(o -> o.rank() == card.rank()).toList(), List.of(card), groups);
            subsets(others.stream().filter(o -> o.suit() == card.suit()).toList(), List.of(card), groups);
            for (List<Card> group : groups) {
                if (sameRank(group) || inSequence(group)) {
                    List<Card> rest = new ArrayList<>(others);
                    rest.removeAll(group);
                    List<Set<Card>> more = new ArrayList<>(melds);
                    more.add(Set.copyOf(group));
                    divide(rest, more, deadwood);
                }
            }
            divide(others, melds, deadwood + count(card));
        }

        private static void subsets(List<Card> from, List<Card> chosen, List<List<Card>> found) {
            if (from.isEmpty()) {
                if (chosen.size() >= 3) {
                    found.add(chosen);
                }
                return;
            }
            subsets(from.subList(1, from.size()), chosen, found);
            List<Card> more = new ArrayList<>(chosen);
            more.add(from.getFirst());
            subsets(from.subList(1, from.size()), more, found);
        }

        private static boolean sameRank(List<Card> cards) {
            return cards.stream().map(Card::rank).distinct().count() == 1;
        }

        private static boolean inSequence(List<Card> cards) {
            int[] places = cards.stream().mapToInt(PlainSearch::place).sorted().toArray();
            return cards.stream().map(Card::suit).distinct().count() == 1
                    && places[places.length - 1] - places[0] == places.length - 1;
        }

        private static int place(Card card) {
            return ORDER.indexOf(card.rank().letter());
        }

        private static int count(Card card) {
            return Math.min(10, place(card) + 1);
        }
    }
}
