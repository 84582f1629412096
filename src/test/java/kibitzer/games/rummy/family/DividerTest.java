package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.AceInRuns;
import kibitzer.games.rummy.MeldRules;
import kibitzer.games.rummy.Melder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DividerTest {
    /** More of them with -Dkibitzer.rummy.hands=10000. */
    private static final int HANDS = Integer.getInteger("kibitzer.rummy.hands", 12);

    private static final int CARDS = 9;

    /**
     * Every subset of the hand is a meld or not; the best of all ways to lay down subsets that do not overlap. In canasta
     * (p. 19 para 11) no two of them may be of one rank: beside a meld the other cards of its rank are of no use.
     */
    private static int leastBySubsets(RummyRules rules, List<Card> hand) {
        int all = 1 << hand.size();
        int[] saved = new int[all];
        int[] worth = new int[all];
        for (int subset = 1; subset < all; subset++) {
            Cards cards = chosen(hand, subset);
            worth[subset] = rules.isMeld(cards) ? rules.values().left(cards) : 0;
        }
        for (int left = 1; left < all; left++) {
            for (int meld = left; meld != 0; meld = meld - 1 & left) {
                if (worth[meld] > 0) {
                    int beside = left & ~meld & ~(rules == RummyGame.CANASTA.rules() ? ofItsRank(hand, meld) : 0);
                    saved[left] = Math.max(saved[left], worth[meld] + saved[beside]);
                }
            }
        }
        return rules.values().left(Cards.of(hand)) - saved[all - 1];
    }

    private static int ofItsRank(List<Card> hand, int meld) {
        int same = 0;
        for (int i = 0; i < hand.size(); i++) {
            for (int j = 0; j < hand.size(); j++) {
                boolean natural = !hand.get(i).isJoker() && hand.get(i).rank() != Rank.TWO;
                if (natural && (meld & 1 << i) != 0 && !hand.get(j).isJoker()) {
                    same |= hand.get(j).rank() == hand.get(i).rank() ? 1 << j : 0;
                }
            }
        }
        return same;
    }

    private static Cards chosen(List<Card> hand, int subset) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < hand.size(); i++) {
            if ((subset & 1 << i) != 0) {
                cards.add(hand.get(i));
            }
        }
        return Cards.of(cards);
    }

    @ParameterizedTest
    @EnumSource(RummyGame.class)
    void nothingLaysDownMoreThanTheDivider(RummyGame game) {
        RummyRules rules = game.rules();
        for (int seed = 0; seed < HANDS; seed++) {
            List<Card> hand = dense(rules, seed);
            Division best = Divider.leastLeft(rules, Cards.of(hand));

            assertThat(rules.values().left(best.unmatched()))
                    .as("%s %s: %s", game, hand, best)
                    .isEqualTo(leastBySubsets(rules, hand));
            assertThat(best.melds()).allMatch(rules::isMeld);
            assertThat(best.melds().stream().reduce(best.unmatched(), Cards::plus))
                    .isEqualTo(Cards.of(hand));
        }
    }

    /** Of thirty cards those that lie nearest together, so that melds overlap. */
    private static List<Card> dense(RummyRules rules, int seed) {
        List<Card> shuffled = rules.pack().shuffled(new Seed(seed));
        List<Card> near = shuffled.stream()
                .limit(30)
                .filter(card -> card.isJoker()
                        || card.rank().ordinal() % 13 < 6
                        || rules.wilds().isWild(card))
                .limit(CARDS)
                .toList();
        return near.size() == CARDS ? near : shuffled.subList(0, CARDS);
    }

    @Test
    void inOnePackItAgreesWithTheMelderOfGin() {
        Melder melder = new Melder(new MeldRules(3, 3, AceInRuns.LOW));
        for (int seed = 0; seed < 50 * HANDS; seed++) {
            List<Card> hand = Pack.FULL.shuffled(new Seed(seed)).subList(0, 10);

            assertThat(RummyGame.RUMMY
                            .rules()
                            .values()
                            .left(Divider.leastLeft(RummyGame.RUMMY.rules(), Cards.of(hand))
                                    .unmatched()))
                    .isEqualTo(melder.leastDeadwood(CardSet.of(hand)));
        }
    }

    @Test
    void theJokerGoesWhereItSavesMost() {
        Division division = Divider.leastLeft(RummyGame.KALUKI.rules(), Cards.of("KS KH JK 4S 4H"));

        assertThat(division.melds()).containsExactly(Cards.of("KS KH JK"));
        assertThat(division.unmatched()).isEqualTo(Cards.of("4S 4H"));
    }

    @Test
    void everyMeldOfAHandIsListedOnce() {
        assertThat(Divider.melds(RummyGame.OKLAHOMA.rules(), Cards.of("5S 5H 5S")))
                .containsExactly(Cards.of("5S 5S 5H"));
        assertThat(Divider.melds(RummyGame.RUMMY.rules(), Cards.of("6D 5D 4D 3D")).stream()
                        .map(Cards::size)
                        .toList())
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(3, 3, 4));
    }
}
