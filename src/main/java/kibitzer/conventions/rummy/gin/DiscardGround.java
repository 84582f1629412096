package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** All tables at gin at which the learner has drawn and must throw. */
public final class DiscardGround implements DealingGround<GinView> {
    private static final int MOST_PICKUPS = 3;
    private static final int LAST_TURN = 12;

    /** A hand played up to one of its first ten turns. */
    @Override
    public GinView start(Chance chance) {
        return PlayedTurns.upToATurn(chance);
    }

    /** Mostly swaps one card of the hand; now and then the pile, a pickup or the turn changes instead. */
    @Override
    public GinView step(GinView here, Chance chance) {
        return switch (chance.below(12)) {
            case 0 -> swapHandAndPile(here, chance);
            case 1 -> swapPileAndStock(here, chance);
            case 2 -> swapTakenAndStock(here, chance);
            case 3 -> chance.onceIn(2) ? onePickupMore(here, chance) : onePickupLess(here, chance);
            case 4 -> chance.onceIn(2) ? oneTurnMore(here, chance) : oneTurnLess(here, chance);
            default -> swapHandAndStock(here, chance);
        };
    }

    private static GinView swapHandAndStock(GinView here, Chance chance) {
        return new GinView(
                here.hand().without(any(here.hand(), chance)).with(any(here.unseen(), chance)),
                here.pile(),
                here.took(),
                here.refused(),
                here.turn());
    }

    private static GinView swapHandAndPile(GinView here, Chance chance) {
        if (here.pile().isEmpty()) {
            return here;
        }
        Card out = any(here.hand(), chance);
        Card in = chance.oneOf(here.pile());
        return new GinView(
                here.hand().without(out).with(in),
                replaced(here.pile(), in, out),
                here.took(),
                replaced(here.refused(), in, out),
                here.turn());
    }

    private static GinView swapPileAndStock(GinView here, Chance chance) {
        if (here.pile().isEmpty()) {
            return here;
        }
        Card out = chance.oneOf(here.pile());
        Card in = any(here.unseen(), chance);
        return new GinView(
                here.hand(),
                replaced(here.pile(), out, in),
                here.took(),
                replaced(here.refused(), out, in),
                here.turn());
    }

    private static GinView swapTakenAndStock(GinView here, Chance chance) {
        if (here.took().isEmpty()) {
            return here;
        }
        Card out = any(here.took(), chance);
        return new GinView(
                here.hand(),
                here.pile(),
                here.took().without(out).with(any(here.unseen(), chance)),
                here.refused(),
                here.turn());
    }

    /** He took one of the discards that he refused. */
    private static GinView onePickupMore(GinView here, Chance chance) {
        if (here.refused().isEmpty() || here.took().size() == MOST_PICKUPS) {
            return here;
        }
        Card taken = any(here.refused(), chance);
        return new GinView(
                here.hand(),
                without(here.pile(), taken),
                here.took().with(taken),
                here.refused().without(taken),
                here.turn());
    }

    private static GinView onePickupLess(GinView here, Chance chance) {
        if (here.took().isEmpty()) {
            return here;
        }
        Card left = any(here.took(), chance);
        return new GinView(
                here.hand(),
                inserted(here.pile(), left, chance),
                here.took().without(left),
                here.refused().with(left),
                here.turn());
    }

    /** A discard of his and one that he refused more. */
    private static GinView oneTurnMore(GinView here, Chance chance) {
        if (here.turn() >= LAST_TURN) {
            return here;
        }
        Card thrown = any(here.unseen(), chance);
        Card passed = any(here.unseen().without(thrown), chance);
        return new GinView(
                here.hand(),
                inserted(inserted(here.pile(), thrown, chance), passed, chance),
                here.took(),
                here.refused().with(passed),
                here.turn() + 1);
    }

    private static GinView oneTurnLess(GinView here, Chance chance) {
        if (here.turn() == 1 || here.refused().isEmpty() || here.thrown().isEmpty()) {
            return here;
        }
        Card passed = any(here.refused(), chance);
        return new GinView(
                here.hand(),
                without(without(here.pile(), any(here.thrown(), chance)), passed),
                here.took(),
                here.refused().without(passed),
                here.turn() - 1);
    }

    private static Card any(CardSet cards, Chance chance) {
        return chance.oneOf(cards.toList());
    }

    private static CardSet replaced(CardSet cards, Card out, Card in) {
        return cards.contains(out) ? cards.without(out).with(in) : cards;
    }

    private static List<Card> replaced(List<Card> cards, Card out, Card in) {
        return cards.stream().map(card -> card == out ? in : card).toList();
    }

    private static List<Card> without(List<Card> cards, Card out) {
        return cards.stream().filter(card -> card != out).toList();
    }

    private static List<Card> inserted(List<Card> cards, Card in, Chance chance) {
        List<Card> more = new ArrayList<>(cards);
        more.add(chance.below(more.size() + 1), in);
        return more;
    }
}
