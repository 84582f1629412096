package kibitzer.games.bridge.problems.line;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.problems.proof.Played;
import org.junit.jupiter.api.Test;

/** Sums on the bits of cards, told a second time on lists of cards. */
class LanesTest {
    private static final int TRIES = 400;
    private static final Comparator<Card> BY_RANK =
            (one, other) -> one.rank() == other.rank() ? 0 : one.rank().isHigherThan(other.rank()) ? 1 : -1;

    private static List<Card> dealt(Random any, int cards) {
        List<Card> pack = new ArrayList<>(Pack.FULL.cards());
        Collections.shuffle(pack, any);
        return pack.subList(0, cards);
    }

    private static List<Card> of(List<Card> cards, Suit suit) {
        return cards.stream()
                .filter(card -> card.suit() == suit)
                .sorted(BY_RANK)
                .toList();
    }

    @Test
    void aHoldingIsTheCardsOfASuit() {
        Random any = new Random(1);
        for (int tried = 0; tried < TRIES; tried++) {
            List<Card> cards = dealt(any, 1 + any.nextInt(20));
            long bits = CardSet.of(cards).bits();
            for (Suit suit : Suit.values()) {
                List<Card> held = of(cards, suit);
                long lane = Lanes.suit(bits, suit.ordinal());
                assertThat(Lanes.length(bits, suit.ordinal())).isEqualTo(held.size());
                assertThat(lane).isEqualTo(CardSet.of(held).bits());
                if (!held.isEmpty()) {
                    assertThat(Lanes.card(Lanes.highest(lane))).isEqualTo(held.getLast());
                    assertThat(Lanes.card(Lanes.lowest(lane))).isEqualTo(held.getFirst());
                    Card one = held.get(any.nextInt(held.size()));
                    assertThat(Lanes.suitOf(Lanes.bit(one))).isEqualTo(suit.ordinal());
                    assertThat(Lanes.above(lane, Lanes.bit(one)))
                            .isEqualTo(CardSet.of(held.subList(held.indexOf(one) + 1, held.size()))
                                    .bits());
                    assertThat(Lanes.above(lane, 0)).isEqualTo(lane);
                }
            }
        }
    }

    @Test
    void theWinnerIsThatOfTheRules() {
        Random any = new Random(2);
        for (int tried = 0; tried < TRIES; tried++) {
            List<Card> trick = dealt(any, 4);
            long[] bits = trick.stream().mapToLong(Lanes::bit).toArray();
            for (Strain strain : Strain.values()) {
                Seat winner = Played.winner(strain, Seat.NORTH, trick);
                assertThat(Seat.NORTH.after(Lanes.winner(bits, strain.ordinal())))
                        .as("%s at %s", trick, strain)
                        .isEqualTo(winner);
                LineSight sight = new LineSight(strain.ordinal(), 0, 0, 0, 0, bits, 4, 0);
                assertThat(Lanes.card(sight.best())).isEqualTo(trick.get(winner.ordinal()));
            }
        }
    }

    /** Two cards of a hand are worth the same if every card between them is its own or gone. */
    @Test
    void neighboursAreWorthTheSame() {
        Random any = new Random(3);
        for (int tried = 0; tried < TRIES; tried++) {
            List<Card> all = dealt(any, 24);
            List<Card> hand = all.subList(0, 12);
            long bits = CardSet.of(all).bits();
            long own = CardSet.of(hand).bits();
            for (Card one : hand) {
                List<Card> suit = of(all, one.suit());
                int at = suit.indexOf(one);
                boolean ownAbove = at + 1 < suit.size() && hand.contains(suit.get(at + 1));
                assertThat(Lanes.equalToTheNextAbove(Lanes.bit(one), own, bits)).isEqualTo(ownAbove);
                for (Card other : hand) {
                    boolean same = one.suit() == other.suit()
                            && suit
                                    .subList(Math.min(at, suit.indexOf(other)), Math.max(at, suit.indexOf(other)) + 1)
                                    .stream()
                                    .allMatch(hand::contains);
                    assertThat(Lanes.sameWorth(Lanes.bit(one), Lanes.bit(other), own, bits))
                            .as("%s and %s of %s, in play %s", one, other, hand, all)
                            .isEqualTo(same);
                }
            }
        }
    }

    /** No suit but trumps is sure while a trump is out; what is above all unseen cards of its suit is. */
    @Test
    void theTopOfASuitIsSure() {
        long unseen = CardSet.of("QS JH").bits();
        LineSight sight =
                new LineSight(Suit.HEARTS.ordinal(), 0, CardSet.of("KS 2S TH").bits(), 0, unseen, new long[4], 2, 0);
        assertThat(sight.sure(sight.ownIn(Suit.SPADES.ordinal()), Suit.SPADES.ordinal()))
                .isEqualTo(CardSet.of("KS").bits());
        assertThat(sight.sure(sight.ownIn(Suit.HEARTS.ordinal()), Suit.HEARTS.ordinal()))
                .isZero();
        assertThat(sight.noTrumpOut()).isFalse();
        assertThat(sight.partnerLed()).isTrue();
        LineSight atNoTrump = new LineSight(Strain.NO_TRUMP.ordinal(), 0, 0, 0, unseen, new long[4], 1, 0);
        assertThat(atNoTrump.noTrumpOut()).isTrue();
        assertThat(atNoTrump.partnerLed()).isFalse();
    }
}
