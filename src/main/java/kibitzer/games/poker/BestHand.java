package kibitzer.games.poker;

import kibitzer.cards.CardSet;

/** Chooses a hand from more cards: at stud five of seven, at cincinnati five of ten. Every choice is looked at. */
final class BestHand {
    private final PokerForm form;
    private CardSet best = CardSet.EMPTY;

    private BestHand(PokerForm form) {
        this.form = form;
    }

    static CardSet of(PokerForm form, CardSet held) {
        BestHand choice = new BestHand(form);
        choice.choose(held.bits(), 0, form.cards());
        return choice.best;
    }

    private void choose(long left, long chosen, int missing) {
        if (missing == 0) {
            consider(new CardSet(chosen));
            return;
        }
        long rest = left;
        while (Long.bitCount(rest) >= missing) {
            long card = Long.highestOneBit(rest);
            rest &= ~card;
            choose(rest, chosen | card, missing - 1);
        }
    }

    private void consider(CardSet hand) {
        if (best.isEmpty() || form.compare(hand, best) > 0) {
            best = hand;
        }
    }
}
