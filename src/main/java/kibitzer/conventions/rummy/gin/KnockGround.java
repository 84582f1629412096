package kibitzer.conventions.rummy.gin;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.rummy.gin.Gin;

/** All tables at gin at which the learner has drawn and may or may not knock; the pile is not looked at. */
public final class KnockGround implements DealingGround<KnockView> {
    private static final int MOST_PICKUPS = 3;
    private static final int LAST_TURN = 10;

    /** A hand played up to one of its first ten turns. */
    @Override
    public KnockView start(Chance chance) {
        GinView played = PlayedTurns.upToATurn(chance);
        return view(played.hand(), played.took(), played.turn());
    }

    /** Mostly swaps one card of the hand; now and then a pickup or the turn changes instead. */
    @Override
    public KnockView step(KnockView here, Chance chance) {
        GinView table = here.table();
        return switch (chance.below(10)) {
            case 0 -> onePickupMoreOrLess(table, chance);
            case 1 -> table.took().isEmpty() ? here : swapped(table, chance);
            case 2 -> view(table.hand(), table.took(), Math.max(table.pickups(), 1) + chance.below(LAST_TURN));
            default ->
                view(
                        table.hand().without(any(table.hand(), chance)).with(any(table.unseen(), chance)),
                        table.took(),
                        table.turn());
        };
    }

    private static KnockView onePickupMoreOrLess(GinView table, Chance chance) {
        boolean more = chance.onceIn(2);
        if (more && table.pickups() < Math.min(MOST_PICKUPS, table.turn())) {
            return view(table.hand(), table.took().with(any(table.unseen(), chance)), table.turn());
        }
        if (!more && table.pickups() > 0) {
            return view(table.hand(), table.took().without(any(table.took(), chance)), table.turn());
        }
        return view(table.hand(), table.took(), table.turn());
    }

    private static KnockView swapped(GinView table, Chance chance) {
        CardSet took = table.took().without(any(table.took(), chance)).with(any(table.unseen(), chance));
        return view(table.hand(), took, table.turn());
    }

    private static KnockView view(CardSet hand, CardSet took, int turn) {
        return new KnockView(new GinView(hand, List.of(), took, CardSet.EMPTY, turn), Gin.KNOCK_LIMIT);
    }

    private static Card any(CardSet cards, Chance chance) {
        return chance.oneOf(cards.toList());
    }
}
