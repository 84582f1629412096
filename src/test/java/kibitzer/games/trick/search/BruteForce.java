package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TableFacts;

/** Plays every card of every hand to the end, and remembers and cuts nothing. */
record BruteForce(OpenHands start, Stake stake) {

    /** What the side of him who is to play wins when he plays this card. */
    int after(Card card) {
        return best(start.toPlay(), card, start.hands(), start.leader(), start.trick(), start.facts());
    }

    private int best(int player, Card card, List<Cards> hands, int leader, List<Card> trick, TableFacts facts) {
        if (!trick.isEmpty() || !start.rules().leaderNames(card)) {
            return played(player, card, hands, leader, trick, facts);
        }
        int best = played(player, card, hands, leader, trick, facts.naming(Suit.SPADES));
        for (Suit suit : List.of(Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)) {
            best = better(player, best, played(player, card, hands, leader, trick, facts.naming(suit)));
        }
        return best;
    }

    private boolean mine(int player) {
        return stake.together(player, start.toPlay(), start.players());
    }

    private int better(int player, int one, int other) {
        return mine(player) == stake.few() ? Math.min(one, other) : Math.max(one, other);
    }

    private int played(int player, Card card, List<Cards> hands, int leader, List<Card> trick, TableFacts facts) {
        List<Cards> fewer = new ArrayList<>(hands);
        fewer.set(player, hands.get(player).without(card));
        List<Card> more = new ArrayList<>(trick);
        more.add(card);
        if (more.size() < start.players()) {
            return goOn((player + 1) % start.players(), fewer, leader, more, facts);
        }
        int winner = (leader + start.rules().winner(more, facts).orElse(0)) % start.players();
        boolean over = fewer.stream().allMatch(Cards::isEmpty);
        int worth = stake.points()
                ? start.game().rules().points().of(more, start.trump(), false)
                        + (over ? start.game().rules().points().lastTrick() : 0)
                : 1;
        int won = mine(winner) ? worth : 0;
        TableFacts later = new TableFacts(facts.turnUp(), false, false, facts.standers(), Optional.empty());
        return over ? won : won + goOn(winner, fewer, winner, List.of(), later);
    }

    private int goOn(int player, List<Cards> hands, int leader, List<Card> trick, TableFacts facts) {
        Optional<Integer> best = Optional.empty();
        for (Card card : start.rules().lawful(hands.get(player), trick, facts).different()) {
            int won = best(player, card, hands, leader, trick, facts);
            best = Optional.of(best.map(before -> better(player, before, won)).orElse(won));
        }
        return best.orElseThrow();
    }
}
