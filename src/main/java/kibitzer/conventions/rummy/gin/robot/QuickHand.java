package kibitzer.conventions.rummy.gin.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.KnockScore;
import kibitzer.games.rummy.gin.play.GinHand;
import kibitzer.games.rummy.gin.play.GinSight;

/**
 * One hand between two players who differ in when they knock, played without keeping what was; used once.
 *
 * <p>It plays the rules of {@link GinHand}, from whose deal it starts; a test plays both side by side.
 */
final class QuickHand {
    /** A hand in which the same cards go to and fro for so long is given up as drawn. */
    private static final int MOST_TURNS = 100;

    private final List<KnockPolicy> policies;
    private final Side[] sides;
    private final List<Card> stock;
    private final List<Card> pile;
    private int turns;

    /** What one player holds, and what the other has shown him. */
    private static final class Side {
        private CardSet hand;
        private CardSet took = CardSet.EMPTY;
        private CardSet refused = CardSet.EMPTY;
        private int turn;
        private int since = -1;

        Side(CardSet hand) {
            this.hand = hand;
        }
    }

    /**
     * How it ended.
     *
     * @param knocker 0 or 1; of no meaning for a drawn hand
     * @param score empty for a drawn hand
     * @param turns the turns of both players together
     */
    record Result(int knocker, Optional<KnockScore> score, int turns) {
        int winner() {
            return score.orElseThrow().knockerWins() ? knocker : 1 - knocker;
        }
    }

    QuickHand(Seed seed, int dealer, List<KnockPolicy> policies) {
        GinHand dealt = GinHand.dealt(seed, dealer);
        this.policies = policies;
        this.sides = new Side[] {new Side(dealt.hand(0)), new Side(dealt.hand(1))};
        this.stock = new ArrayList<>(dealt.stock());
        this.pile = new ArrayList<>(dealt.pile());
    }

    Result play(int dealer) {
        int first = 1 - dealer;
        int player = first;
        boolean stockOnly = false;
        boolean offered = true;
        if (!takes(first, dealer, true)) {
            refuses(first);
            player = dealer;
            if (!takes(dealer, dealer, true)) {
                refuses(dealer);
                player = first;
                stockOnly = true;
            }
        }
        while (true) {
            boolean takes = offered && !stockOnly || !offered && takes(player, dealer, false);
            offered = false;
            stockOnly = false;
            Optional<Card> taken = draw(player, takes);
            turns++;
            Side side = sides[player];
            side.turn++;
            CardSet throwable = taken.map(side.hand::without).orElse(side.hand);
            QuickTable table = new QuickTable(sight(player, dealer));
            Card best = CardTables.card(PointerPlay.leastCount(table, throwable.bits()));
            int least = table.leastLeft(throwable.bits());
            if (least <= Gin.KNOCK_LIMIT && side.since < 0) {
                side.since = side.turn;
            }
            if (least <= Gin.KNOCK_LIMIT && policies.get(player).knocks(least, side.turn, side.turn - side.since)) {
                return new Result(
                        player, Optional.of(KnockScore.of(side.hand.without(best), sides[1 - player].hand)), turns);
            }
            discard(player, CardTables.card(PointerPlay.discard(table, throwable.bits())));
            if (stock.size() <= GinHand.NOT_DRAWN || turns >= MOST_TURNS) {
                return new Result(player, Optional.empty(), turns);
            }
            player = 1 - player;
        }
    }

    private boolean takes(int player, int dealer, boolean first) {
        return PointerPlay.takesUpcard(sight(player, dealer), first);
    }

    private void refuses(int player) {
        sides[1 - player].refused = sides[1 - player].refused.with(pile.getLast());
    }

    private Optional<Card> draw(int player, boolean takes) {
        Side side = sides[player];
        Side other = sides[1 - player];
        if (takes) {
            Card upcard = pile.removeLast();
            side.hand = side.hand.with(upcard);
            other.took = other.took.with(upcard);
            other.refused = other.refused.without(upcard);
            side.refused = side.refused.without(upcard);
            return Optional.of(upcard);
        }
        other.refused = other.refused.with(pile.getLast());
        side.hand = side.hand.with(stock.removeLast());
        return Optional.empty();
    }

    private void discard(int player, Card card) {
        Side side = sides[player];
        Side other = sides[1 - player];
        side.hand = side.hand.without(card);
        other.took = other.took.without(card);
        other.refused = other.refused.without(card);
        side.refused = side.refused.without(card);
        pile.add(card);
    }

    private GinSight sight(int player, int dealer) {
        Side side = sides[player];
        return new GinSight(side.hand, player == dealer, pile, side.took, side.refused, Math.max(1, side.turn));
    }
}
