package kibitzer.decisions.rummy.score;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.rummy.meld.NearMelds;
import kibitzer.decisions.rummy.score.Settlement.End;
import kibitzer.games.rummy.family.RummyGame;
import kibitzer.games.rummy.family.RummyRules;

/** Deals what a table of three or four holds when play ends. */
final class SettlementDeal {
    private SettlementDeal() {}

    static End of(RummyGame game, Chance chance) {
        RummyRules rules = game.rules();
        List<Card> pack = new ArrayList<>(rules.pack().shuffled(new Seed(chance.next())));
        int players = 2 + chance.below(2);
        List<Cards> others = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            int size = End.byKnocking(game) ? rules.handSize(players + 1) : 2 + chance.below(4);
            others.add(take(pack, size));
        }
        Cards own = End.byGoingOut(game)
                ? Cards.NONE
                : game == RummyGame.QUEEN_CITY
                        ? winning(rules, chance)
                        : take(pack, End.byKnocking(game) ? rules.handSize(players + 1) : 1 + chance.below(4));
        if (game == RummyGame.QUEEN_CITY) {
            List<Card> rest = new ArrayList<>(rules.pack().cards());
            own.stream().forEach(rest::remove);
            List<Card> mixed = chance.shuffled(rest);
            others = List.of(Cards.of(mixed.subList(0, 7)), Cards.of(mixed.subList(7, 14)));
        }
        boolean rummy = End.byGoingOut(game) && game == RummyGame.RUMMY && chance.onceIn(3);
        return new End(game, own, others, rummy);
    }

    private static Cards take(List<Card> pack, int size) {
        List<Card> taken = new ArrayList<>(pack.subList(0, size));
        pack.subList(0, size).clear();
        return Cards.of(taken);
    }

    /** Seven cards that are all matched. */
    private static Cards winning(RummyRules rules, Chance chance) {
        while (true) {
            Cards one = NearMelds.natural(rules, chance);
            Cards other = NearMelds.natural(rules, chance);
            if (one.size() + other.size() == 7 && one.minus(other).size() == one.size()) {
                return one.plus(other);
            }
        }
    }
}
