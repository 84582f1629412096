package kibitzer.conventions.banking.vingtetun;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Chance;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.HandCount;

/**
 * Hands at vingt-et-un that are no natural and not over, of one pack, against every card of the dealer's.
 *
 * @param kind what hands are asked about
 */
public record VingtGround(Kind kind) implements DealingGround<VingtView> {
    private static final int RANKS = 13;
    private static final int MOST_CARDS = 5;
    private static final int OF_A_RANK = 4;

    /** What hands are asked about. */
    public enum Kind {
        /** Two cards to five. */
        ANY,
        /** The first two. */
        TWO_CARDS,
        /** A pair, or a ten and a face card. */
        PAIRS
    }

    @Override
    public VingtView start(Chance chance) {
        VingtView view = any(chance);
        while (!isSound(view)) {
            view = any(chance);
        }
        return view;
    }

    private VingtView any(Chance chance) {
        int up = value(chance);
        if (kind == Kind.PAIRS) {
            return pair(value(chance), up, chance);
        }
        int cards = kind == Kind.TWO_CARDS ? 2 : 2 + chance.below(MOST_CARDS - 1);
        Hand hand = Hand.EMPTY;
        for (int card = 0; card < cards; card++) {
            hand = hand.with(value(chance));
        }
        return VingtView.of(hand, up);
    }

    private static VingtView pair(int value, int up, Chance chance) {
        return new VingtView(Hand.of(value, value), up, value != HandCount.TEN || chance.onceIn(OF_A_RANK));
    }

    /** Each rank as likely, four of which count ten. */
    private static int value(Chance chance) {
        return Math.min(HandCount.TEN, 1 + chance.below(RANKS));
    }

    private static boolean isSound(VingtView view) {
        Hand hand = view.hand();
        for (int value = 1; value <= HandCount.TEN; value++) {
            int most = value == HandCount.TEN ? OF_A_RANK * OF_A_RANK : OF_A_RANK;
            if (hand.many(value) + (view.up() == value ? 1 : 0) > most) {
                return false;
            }
        }
        return !hand.count().isOver() && hand.count().count() < HandCount.TOP;
    }

    /** One card is exchanged, the dealer's or one of the hand; now and then a card comes or goes. */
    @Override
    public VingtView step(VingtView here, Chance chance) {
        VingtView next = stepped(here, chance);
        return isSound(next) ? next : here;
    }

    private VingtView stepped(VingtView here, Chance chance) {
        int choice = chance.below(4);
        if (choice == 0) {
            return new VingtView(here.hand(), value(chance), here.samePair());
        }
        if (kind == Kind.PAIRS) {
            return pair(value(chance), here.up(), chance);
        }
        return VingtView.of(changed(here.hand(), choice, chance), here.up());
    }

    private Hand changed(Hand hand, int choice, Chance chance) {
        if (kind == Kind.ANY && choice == 1 && chance.onceIn(2)) {
            return hand.cards() < MOST_CARDS ? hand.with(value(chance)) : hand;
        }
        int out = chance.below(hand.cards());
        Hand rest = Hand.EMPTY;
        int place = 0;
        for (int value = 1; value <= HandCount.TEN; value++) {
            for (int card = 0; card < hand.many(value); card++) {
                rest = place++ == out ? rest : rest.with(value);
            }
        }
        boolean leaves = kind == Kind.ANY && choice == 1 && hand.cards() > 2;
        return leaves ? rest : rest.with(value(chance));
    }
}
