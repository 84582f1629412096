package kibitzer.conventions.poker.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.HandValue;
import kibitzer.games.poker.PokerForm;

/**
 * Four cards that one more makes a straight, a flush or both.
 *
 * @param keep the four
 * @param kind what they want
 * @param outs how many cards not seen make a straight or better of them
 * @param best the highest hand that one of these makes
 */
record FourCards(CardSet keep, Kind kind, int outs, HandValue best) {

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

    /**
     * The best draws of one card, which want the same and are filled by equally many, the one to the highest hand first;
     * none where the hand is made already or no four cards want a fifth.
     */
    static List<FourCards> bestOf(PokerForm form, CardSet hand) {
        if (form.value(hand).handClass().isAtLeast(HandClass.STRAIGHT)) {
            return List.of();
        }
        CardSet unseen = form.pack().minus(hand);
        List<FourCards> all = hand.stream()
                .flatMap(thrown -> of(form, hand.without(thrown), unseen).stream())
                .sorted(Comparator.comparing(FourCards::kind)
                        .thenComparing(FourCards::outs, Comparator.reverseOrder())
                        .thenComparing(FourCards::best, Comparator.reverseOrder()))
                .toList();
        return all.stream()
                .filter(four -> four.kind == all.getFirst().kind && four.outs == all.getFirst().outs)
                .toList();
    }

    private static Optional<FourCards> of(PokerForm form, CardSet keep, CardSet unseen) {
        CardSet natural = keep.minus(form.wild().cards());
        if (natural.isEmpty() || ranks(natural) < natural.size() || !isNear(natural)) {
            return Optional.empty();
        }
        List<HandValue> filled = new ArrayList<>();
        boolean straightFlush = false;
        CardSet fillers = CardSet.EMPTY;
        for (Card card : unseen) {
            HandValue value = form.value(keep.with(card));
            HandClass made = value.handClass();
            if (made.isAtLeast(HandClass.STRAIGHT) && HandClass.FULL_HOUSE.beats(made)) {
                filled.add(value);
                fillers = form.wild().cards().contains(card) ? fillers : fillers.with(card);
            } else if (made == HandClass.STRAIGHT_FLUSH || made == HandClass.ROYAL_FLUSH) {
                filled.add(value);
                straightFlush = !form.wild().cards().contains(card) || straightFlush;
            }
        }
        if (filled.isEmpty()) {
            return Optional.empty();
        }
        Kind kind = wanted(natural, straightFlush, fillers);
        return Optional.of(new FourCards(keep, kind, filled.size(), Collections.max(filled)));
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

    /** The rank that heads the highest hand it makes. */
    Rank top(PokerForm form) {
        return form.ace().highest(best.first());
    }

    CardSet thrownFrom(CardSet hand) {
        return hand.minus(keep);
    }
}
