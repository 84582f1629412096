package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.search.Stake;

/** A hand played to its end with all cards seen, by simple habits: win cheaply, leave the trick to one's own side, throw low cards. */
final class Rollout {
    private static final int TRUMP = 100;

    private final PlayerView sight;
    private final PlayRules rules;
    private final Stake stake;
    private final int players;
    private final CardPoints points;

    /** Whether tricks, or what lies in them, are to be left to others. */
    private final boolean avoids;

    /** By card: how high it stands, trumps above all. */
    private final int[] height = new int[Card.INDEXES];

    private List<List<Card>> hands = List.of();
    private List<Card> stock = List.of();
    private List<Card> trick = List.of();
    private int leader;
    private TableFacts facts = TableFacts.NONE;
    private int won;

    Rollout(PlayerView sight) {
        this.sight = sight;
        this.rules = sight.rules();
        this.stake = sight.stake();
        this.players = sight.players();
        this.points = sight.game().rules().points();
        this.avoids = stake.few() || stake.points() && points.areLosses();
        List<Card> all =
                sight.game().rules().pack().pack().cards().stream().distinct().toList();
        for (Suit suit : Suit.values()) {
            List<Card> order = rules.order(all, Optional.of(suit));
            for (Card card : order) {
                height[card.index()] = order.size() - order.indexOf(card) + (rules.isTrump(card) ? TRUMP : 0);
            }
        }
    }

    /** What the player's side wins from this trick on when he plays this card. */
    int after(Card card, Layouts.Layout layout) {
        hands = new ArrayList<>();
        layout.hands().forEach(hand -> hands.add(new ArrayList<>(hand.list())));
        stock = new ArrayList<>(
                layout.rest().subList(0, Math.min(sight.stock(), layout.rest().size())));
        trick = new ArrayList<>(sight.trick().cards());
        leader = sight.trick().leader();
        facts = sight.facts(sight.trick(), sight.tricks().isEmpty());
        won = 0;
        put(sight.player(), card);
        int player = next();
        while (!hands.get(player).isEmpty()) {
            put(player, habit(player));
            player = next();
        }
        return won;
    }

    private int next() {
        return (leader + trick.size()) % players;
    }

    private void put(int player, Card card) {
        hands.get(player).remove(card);
        if (trick.isEmpty() && rules.leaderNames(card)) {
            facts = facts.naming(PlainPlayer.longest(rules, hands.get(player)));
        }
        trick.add(card);
        if (trick.size() == players) {
            takeIn();
        }
    }

    private void takeIn() {
        leader = (leader + rules.winner(trick, facts).orElse(0)) % players;
        boolean last = hands.stream().allMatch(List::isEmpty);
        if (stake.together(leader, sight.player(), players)) {
            won += stake.points() ? worth() + (last ? points.lastTrick() : 0) : 1;
        }
        trick.clear();
        for (int i = 0; i < players && !stock.isEmpty(); i++) {
            hands.get((leader + i) % players).add(stock.removeFirst());
        }
        facts = new TableFacts(facts.turnUp(), !stock.isEmpty(), false, facts.standers(), Optional.empty());
    }

    private int worth() {
        int worth = 0;
        for (Card card : trick) {
            worth += points.of(card, sight.trump());
        }
        return worth;
    }

    private Card habit(int player) {
        List<Card> hand = hands.get(player);
        long may = rules.lawful(hand, trick, facts);
        boolean take = wantsTrick(player);
        Card best = hand.get(Long.numberOfTrailingZeros(may));
        int merit = Integer.MIN_VALUE;
        for (long rest = may; rest != 0; rest &= rest - 1) {
            Card card = hand.get(Long.numberOfTrailingZeros(rest));
            int here = merit(card, take);
            if (here > merit) {
                merit = here;
                best = card;
            }
        }
        return best;
    }

    /** Who wants few, or cards that cost, leaves every trick; else one is left to a partner who has it. */
    private boolean wantsTrick(int player) {
        if (avoids) {
            return false;
        }
        int winning = trick.isEmpty() ? -1 : rules.winner(trick, facts).orElse(0);
        return winning < 0 || !stake.together((leader + winning) % players, player, players);
    }

    private int merit(Card card, boolean take) {
        int high = height[card.index()];
        if (trick.isEmpty()) {
            return take ? high % TRUMP : -high;
        }
        int worth = stake.points() ? 2 * points.of(card, sight.trump()) : 0;
        trick.add(card);
        boolean wins = rules.winner(trick, facts).orElse(0) == trick.size() - 1;
        trick.removeLast();
        if (avoids) {
            return wins ? -high : TRUMP + high + (points.areLosses() ? -worth : 0);
        }
        if (take) {
            boolean last = trick.size() == players - 1;
            return wins ? 10 * TRUMP + (last ? -high : high % TRUMP) : -high - worth;
        }
        return (wins ? -TRUMP : 0) - high + worth;
    }
}
