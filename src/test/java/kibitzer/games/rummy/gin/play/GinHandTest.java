package kibitzer.games.rummy.gin.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore.Ending;
import kibitzer.games.rummy.gin.play.GinPlay.DrawStock;
import kibitzer.games.rummy.gin.play.GinPlay.Knock;
import kibitzer.games.rummy.gin.play.GinPlay.Refuse;
import kibitzer.games.rummy.gin.play.GinPlay.TakeUpcard;
import kibitzer.games.rummy.gin.play.GinPlay.Throw;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The play of a hand (Culbertson p. 31-32). */
class GinHandTest {
    private static final int DEALER = 1;
    private static final int NON_DEALER = 0;

    private static GinHand dealt() {
        return GinHand.dealt(new Seed(7), DEALER);
    }

    /** A hand in which player 0 holds these cards and is to draw; the rest lies in the stock, these last on top. */
    private static GinHand table(String mine, String his, String upcard, String... top) {
        CardSet used = CardSet.of(mine).union(CardSet.of(his)).union(CardSet.of(upcard));
        List<Card> stock = new ArrayList<>(CardSet.FULL_PACK.minus(used).toList());
        for (String card : top) {
            Card named = CardSet.of(card).first();
            stock.remove(named);
            stock.add(named);
        }
        return new GinHand(
                DEALER,
                List.of(CardSet.of(mine), CardSet.of(his)),
                stock,
                CardSet.of(upcard).toList(),
                NON_DEALER,
                Phase.FIRST_OFFER,
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    private static final String NEAR = "KS KH KD 7C 6C 5C 4H 3D 2S QD";
    private static final String HIS = "9S 9H 9D JC TC 8D 7D 6D AS AH";

    private static GinHand played(GinHand hand, GinPlay... plays) {
        for (GinPlay play : plays) {
            hand = hand.after(play);
        }
        return hand;
    }

    private static Card card(String text) {
        return CardSet.of(text).first();
    }

    @Nested
    class TheDeal {

        @Test
        void givesTenCardsEachAndTurnsTheNextOneUp() {
            GinHand hand = dealt();
            assertThat(hand.hand(0).size()).isEqualTo(10);
            assertThat(hand.hand(1).size()).isEqualTo(10);
            assertThat(hand.pile()).hasSize(1);
            assertThat(hand.stock()).hasSize(31);
            assertThat(hand.toPlay()).isEqualTo(NON_DEALER);
        }

        @Test
        void isTheSameForTheSameSeed() {
            assertThat(dealt()).isEqualTo(dealt());
            assertThat(GinHand.dealt(new Seed(8), DEALER)).isNotEqualTo(dealt());
        }
    }

    @Nested
    class TheFirstUpcard {

        @Test
        void isOfferedToTheNonDealerThenToTheDealer() {
            assertThat(dealt().legal()).containsExactly(new TakeUpcard(), new Refuse());
            GinHand refused = played(dealt(), new Refuse());
            assertThat(refused.toPlay()).isEqualTo(DEALER);
            assertThat(refused.legal()).containsExactly(new TakeUpcard(), new Refuse());
        }

        @Test
        void leavesTheNonDealerTheStockWhenBothRefuse() {
            GinHand refused = played(dealt(), new Refuse(), new Refuse());
            assertThat(refused.toPlay()).isEqualTo(NON_DEALER);
            assertThat(refused.legal()).containsExactly(new DrawStock());
        }

        @Test
        void givesTheDealerTheFirstTurnIfHeTakesIt() {
            GinHand hand = played(dealt(), new Refuse(), new TakeUpcard());
            assertThat(hand.toPlay()).isEqualTo(DEALER);
            GinHand thrown = hand.after(hand.legal().getFirst());
            assertThat(thrown.toPlay()).isEqualTo(NON_DEALER);
            assertThat(thrown.phase()).isEqualTo(Phase.DRAW);
        }
    }

    @Nested
    class ATurn {

        @Test
        void mayNotThrowTheUpcardThatWasJustTaken() {
            GinHand hand = dealt();
            Card upcard = hand.pile().getLast();
            GinHand taken = hand.after(new TakeUpcard());
            assertThat(taken.legal()).hasSize(10).doesNotContain(new Throw(upcard));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> taken.after(new Throw(upcard)))
                    .withMessageContaining("DISCARD");
        }

        @Test
        void mayThrowTheCardDrawnFromTheStock() {
            GinHand drawn = played(dealt(), new Refuse(), new Refuse(), new DrawStock());
            assertThat(drawn.legal()).contains(new Throw(dealt().stock().getLast()));
        }

        @Test
        void letsAPlayerKnockWithTenPointsLeftAndNotWithEleven() {
            GinHand hand = played(table(NEAR, HIS, "5S", "AD"), new Refuse(), new Refuse(), new DrawStock());
            // Left beside the two sets: 4 3 2 A without the queen, that is 10; with the ace thrown it would be 19.
            assertThat(hand.legal()).contains(new Knock(card("QD"))).doesNotContain(new Knock(card("AD")));
            GinHand eleven = played(table(NEAR, HIS, "5S", "2D"), new Refuse(), new Refuse(), new DrawStock());
            assertThat(eleven.leftWithout(card("QD"))).isEqualTo(11);
            assertThat(eleven.mayKnock()).isFalse();
        }

        @Test
        void needNotEndWithAKnock() {
            GinHand hand = played(
                    table(NEAR, HIS, "5S", "AD"), new Refuse(), new Refuse(), new DrawStock(), new Throw(card("QD")));
            assertThat(hand.isOver()).isFalse();
            assertThat(hand.toPlay()).isEqualTo(DEALER);
        }
    }

    @Nested
    class TheEnd {

        @Test
        void aKnockIsScored() {
            GinHand over = played(
                    table(NEAR, HIS, "5S", "AD"), new Refuse(), new Refuse(), new DrawStock(), new Knock(card("QD")));
            GinEnd.Knocked end = (GinEnd.Knocked) over.end().orElseThrow();
            assertThat(end.knocker()).isEqualTo(NON_DEALER);
            // He holds nines and the diamond sequence, lays nothing off, and is left with J 10 A A: 22 against 10.
            assertThat(end.score().ending()).isEqualTo(Ending.KNOCK);
            assertThat(end.score().points()).isEqualTo(12);
            assertThat(end.winner()).isEqualTo(NON_DEALER);
            assertThat(over.legal()).isEmpty();
        }

        @Test
        void theHandIsDrawnWhenTheFiftiethCardIsThrownAwayWithoutAKnock() {
            GinHand hand = played(dealt(), new Refuse(), new Refuse());
            int drawn = 0;
            while (!hand.isOver()) {
                assertThat(hand.stock().size()).isGreaterThan(GinHand.NOT_DRAWN);
                hand = hand.after(new DrawStock());
                drawn++;
                hand = hand.after(new Throw(hand.throwable().first()));
            }
            assertThat(drawn).isEqualTo(29);
            assertThat(hand.stock()).hasSize(2);
            assertThat(hand.end()).contains(new GinEnd.Drawn());
        }

        @Test
        void afterTheFiftiethCardOneMayStillKnock() {
            GinHand hand = table(NEAR, HIS, "5S", "AD");
            GinHand last = new GinHand(
                    hand.dealer(),
                    hand.hands(),
                    hand.stock().subList(28, 31),
                    hand.pile(),
                    NON_DEALER,
                    Phase.DRAW,
                    Optional.empty(),
                    List.of(),
                    Optional.empty());
            assertThat(last.after(new DrawStock()).mayKnock()).isTrue();
            assertThat(last.after(new DrawStock()).after(new Throw(card("QD"))).end())
                    .contains(new GinEnd.Drawn());
        }
    }

    @Nested
    class WhatAPlayerKnows {

        @Test
        void isHisHandThePileAndWhatTheOtherTookAndPassedBy() {
            GinHand hand = dealt();
            Card upcard = hand.pile().getLast();
            Card first = hand.stock().getLast();
            hand = played(hand, new Refuse(), new Refuse(), new DrawStock(), new Throw(first));
            assertThat(hand.sight(DEALER).refused()).containsExactly(upcard);
            assertThat(hand.sight(NON_DEALER).refused()).containsExactly(upcard);
            assertThat(hand.sight(DEALER).pile()).containsExactly(upcard, first);
            hand = hand.after(new TakeUpcard());
            assertThat(hand.sight(NON_DEALER).took()).containsExactly(first);
            assertThat(hand.sight(NON_DEALER).pile()).containsExactly(upcard);
            Card his = hand.throwable().first();
            hand = hand.after(new Throw(his));
            assertThat(hand.sight(NON_DEALER).refused()).containsExactly(upcard);
            assertThat(hand.sight(NON_DEALER).turn()).isEqualTo(2);
            hand = played(hand, new DrawStock());
            assertThat(hand.sight(DEALER).refused()).containsExactlyInAnyOrder(upcard, his);
        }

        @Test
        void aCardThatHeTookAndThrewAgainLiesInThePileAsHisOwn() {
            GinHand hand = dealt();
            Card first = hand.stock().getLast();
            hand = played(hand, new Refuse(), new Refuse(), new DrawStock(), new Throw(first), new TakeUpcard());
            hand = hand.after(new Throw(hand.throwable().first()));
            hand = hand.after(new DrawStock());
            hand = hand.after(new Throw(hand.throwable().first()));
            hand = hand.after(new DrawStock());
            hand = hand.after(new Throw(first));
            assertThat(hand.sight(NON_DEALER).took()).isEmpty();
            assertThat(hand.sight(NON_DEALER).refused().contains(first)).isFalse();
        }
    }

    /** Whatever is played, the 52 cards are there, each once, everybody holds ten between turns, and the hand ends. */
    @Test
    void anySequenceOfLegalPlaysEndsAndKeepsThePack() {
        int knocked = 0;
        for (int deal = 0; deal < 300; deal++) {
            Chance chance = new Seed(deal).chance();
            GinHand hand = GinHand.dealt(new Seed(1000 + deal), deal % 2);
            int plays = 0;
            while (!hand.isOver()) {
                hand = hand.after(chance.oneOf(hand.legal()));
                assertThat(++plays).isLessThan(1000);
                keepsThePack(hand);
                sightIsConsistent(hand);
            }
            knocked += hand.end().orElseThrow() instanceof GinEnd.Knocked ? 1 : 0;
        }
        assertThat(knocked).isBetween(1, 299);
    }

    private static void keepsThePack(GinHand hand) {
        CardSet all = CardSet.of(hand.stock())
                .union(CardSet.of(hand.pile()))
                .union(hand.hand(0))
                .union(hand.hand(1));
        assertThat(all).isEqualTo(CardSet.FULL_PACK);
        assertThat(hand.stock().size()
                        + hand.pile().size()
                        + hand.hand(0).size()
                        + hand.hand(1).size())
                .isEqualTo(52);
        for (int player = 0; player < 2; player++) {
            int wanted = hand.phase() == Phase.DISCARD && hand.toPlay() == player ? Gin.HAND + 1 : Gin.HAND;
            assertThat(hand.hand(player).size()).isEqualTo(wanted);
        }
    }

    private static void sightIsConsistent(GinHand hand) {
        for (int player = 0; player < 2; player++) {
            GinSight sight = hand.sight(player);
            assertThat(sight.took().subsetOf(hand.hand(1 - player))).isTrue();
            assertThat(sight.refused().subsetOf(CardSet.of(hand.pile()))).isTrue();
        }
    }
}
