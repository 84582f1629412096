package kibitzer.conventions.poker.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;

/**
 * Four cards that one more makes a straight, a flush or both.
 *
 * @param keep the four
 * @param kind what they want
 * @param outs how many cards not seen make a straight or better of them
 */
record FourCards(CardSet keep, Kind kind, int outs) {

    /** What the four cards want, the best first. */
    enum Kind {
        STRAIGHT_FLUSH("four cards to a straight flush"),
        FLUSH("a four-flush"),
        OPEN_STRAIGHT("four in sequence, open at both ends"),
        INSIDE_STRAIGHT("four to a straight with one rank missing");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String inWords() {
            return words;
        }
    }

    /** The best draw of one card; nothing where the hand is made already or no four cards want a fifth. */
    static Optional<FourCards> bestOf(PokerForm form, CardSet hand) {
        if (form.value(hand).handClass().isAtLeast(HandClass.STRAIGHT)) {
            return Optional.empty();
        }
        CardSet unseen = form.pack().minus(hand);
        return hand.stream()
                .flatMap(thrown -> of(form, hand.without(thrown), unseen).stream())
                .min(Comparator.comparing(FourCards::kind).thenComparing(four -> -four.outs()));
    }

    private static Optional<FourCards> of(PokerForm form, CardSet keep, CardSet unseen) {
        CardSet natural = keep.minus(form.wild().cards());
        if (natural.isEmpty() || ranks(natural) < natural.size() || !isNear(natural)) {
            return Optional.empty();
        }
        int outs = 0;
        boolean straightFlush = false;
        CardSet fillers = CardSet.EMPTY;
        for (Card card : unseen) {
            HandClass made = form.value(keep.with(card)).handClass();
            if (made.isAtLeast(HandClass.STRAIGHT) && HandClass.FULL_HOUSE.beats(made)) {
                outs++;
                fillers = form.wild().cards().contains(card) ? fillers : fillers.with(card);
            } else if (made == HandClass.STRAIGHT_FLUSH || made == HandClass.ROYAL_FLUSH) {
                outs++;
                straightFlush = !form.wild().cards().contains(card) || straightFlush;
            }
        }
        if (outs == 0) {
            return Optional.empty();
        }
        return Optional.of(new FourCards(keep, wanted(natural, straightFlush, fillers), outs));
    }

    private static Kind wanted(CardSet natural, boolean straightFlush, CardSet fillers) {
        if (straightFlush) {
            return Kind.STRAIGHT_FLUSH;
        }
        if (natural.in(natural.first().suit()).equals(natural)) {
            return Kind.FLUSH;
        }
        return ranks(fillers) > 1 ? Kind.OPEN_STRAIGHT : Kind.INSIDE_STRAIGHT;
    }

    /** A first look without counting: of one suit, or within five ranks. */
    private static boolean isNear(CardSet natural) {
        if (natural.in(natural.first().suit()).equals(natural)) {
            return true;
        }
        List<Integer> places =
                natural.stream().map(card -> card.rank().ordinal()).sorted().toList();
        boolean together = places.getLast() - places.getFirst() < 5;
        boolean belowTheTwo = places.getLast() == Rank.ACE.ordinal()
                && (places.size() == 1 || places.get(places.size() - 2) <= Rank.FIVE.ordinal());
        return together || belowTheTwo;
    }

    private static long ranks(CardSet cards) {
        return Integer.bitCount(
                Suit.DOWNWARDS.stream().mapToInt(cards::ranksIn).reduce(0, (one, other) -> one | other));
    }

    CardSet thrownFrom(CardSet hand) {
        return hand.minus(keep);
    }
}
