package kibitzer.games.bridge.notation;

import java.util.EnumMap;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/** Hands by seat made into a deal; a single hand that is not given has the cards that are left. */
final class HandsRead {
    private static final int FULL_HAND = 13;

    private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
    private CardSet seen = CardSet.EMPTY;

    /** @throws BadNotation if it has not thirteen cards, or one of them is in another hand */
    void add(Seat seat, CardSet hand) {
        if (!hand.isDisjoint(seen)) {
            throw BadNotation.because(
                    "the " + hand.intersection(seen).first().inWords() + " is in two hands", "different cards");
        }
        if (hand.size() != FULL_HAND) {
            throw BadNotation.because(
                    seat.inWords() + " has " + hand.size() + (hand.size() == 1 ? " card" : " cards"), "13");
        }
        seen = seen.union(hand);
        hands.put(seat, hand);
    }

    /** @throws BadNotation if more than one hand is missing */
    Deal deal() {
        if (hands.size() < 3) {
            throw BadNotation.because(
                    switch (hands.size()) {
                        case 0 -> "no hand is given";
                        case 1 -> "only one hand is given";
                        default -> "only two hands are given";
                    },
                    "four, or three of them");
        }
        CardSet rest = CardSet.FULL_PACK.minus(seen);
        return new Deal(
                hands.getOrDefault(Seat.NORTH, rest),
                hands.getOrDefault(Seat.EAST, rest),
                hands.getOrDefault(Seat.SOUTH, rest),
                hands.getOrDefault(Seat.WEST, rest));
    }
}
