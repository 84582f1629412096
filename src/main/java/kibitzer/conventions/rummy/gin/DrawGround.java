package kibitzer.conventions.rummy.gin;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** All tables at gin at which the learner is to draw: on the first turn, or after a hand has been played so far. */
public final class DrawGround implements DealingGround<DrawView> {
    private static final int FIRST_TURN_ONCE_IN = 3;

    /** A first turn, or the table of a hand played up to a turn, with one card of the hand lying as upcard. */
    @Override
    public DrawView start(Chance chance) {
        GinView played = PlayedTurns.upToATurn(chance);
        Card upcard = any(played.hand(), chance);
        CardSet hand = played.hand().without(upcard);
        return chance.onceIn(FIRST_TURN_ONCE_IN)
                ? new DrawView(hand, upcard, chance.onceIn(2), true, 1, List.of(), CardSet.EMPTY, CardSet.EMPTY)
                : new DrawView(
                        hand,
                        upcard,
                        chance.onceIn(2),
                        false,
                        played.turn(),
                        played.pile(),
                        played.took(),
                        played.refused());
    }

    /** Mostly swaps one card of the hand; now and then the upcard changes, or who has dealt. */
    @Override
    public DrawView step(DrawView here, Chance chance) {
        GinView table = here.before();
        CardSet unseen = table.unseen();
        return switch (chance.below(8)) {
            case 0 -> with(here, table.hand(), any(unseen, chance), here.dealer());
            case 1 -> {
                Card out = any(table.hand(), chance);
                yield with(here, table.hand().without(out).with(here.upcard()), out, here.dealer());
            }
            case 2 -> with(here, table.hand(), here.upcard(), !here.dealer());
            default ->
                with(
                        here,
                        table.hand().without(any(table.hand(), chance)).with(any(unseen, chance)),
                        here.upcard(),
                        here.dealer());
        };
    }

    private static DrawView with(DrawView here, CardSet hand, Card upcard, boolean dealer) {
        GinView table = here.before();
        return new DrawView(
                hand, upcard, dealer, here.firstTurn(), table.turn(), here.pile(), table.took(), table.refused());
    }

    private static Card any(CardSet cards, Chance chance) {
        return chance.oneOf(cards.toList());
    }
}
