package kibitzer.games.bridge;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;

/**
 * The cards of all four seats: thirteen each, or an ending with fewer, equally many each.
 *
 * @param north north's cards, from 1 to 13
 */
public record Deal(CardSet north, CardSet east, CardSet south, CardSet west) {
    private static final int FULL_HAND = 13;

    /** @throws BadNotation if a card stands twice, a joker is among them, or the hands are empty or not equally long */
    public Deal {
        CardSet seen = CardSet.EMPTY;
        for (CardSet hand : List.of(north, east, south, west)) {
            if (!hand.isDisjoint(seen)) {
                throw BadNotation.because(
                        "the " + hand.intersection(seen).first().inWords() + " is in two hands", "different cards");
            }
            seen = seen.union(hand);
        }
        if (!seen.subsetOf(CardSet.FULL_PACK)) {
            throw BadNotation.because("a joker is among the cards", "cards of the pack of 52");
        }
        if (north.isEmpty()
                || seen.size() != 4 * north.size()
                || north.size() != east.size()
                || north.size() != south.size()) {
            throw BadNotation.because(
                    "the hands have %d, %d, %d and %d cards (north, east, south, west)"
                            .formatted(north.size(), east.size(), south.size(), west.size()),
                    "13 each, or fewer in an ending, equally many each");
        }
    }

    /** Thirteen cards to each seat, the same for the same seed. */
    public static Deal shuffled(Seed seed) {
        List<Card> pack = Pack.FULL.shuffled(seed);
        return new Deal(
                CardSet.of(pack.subList(0, 13)),
                CardSet.of(pack.subList(13, 26)),
                CardSet.of(pack.subList(26, 39)),
                CardSet.of(pack.subList(39, 52)));
    }

    /**
     * Reads "N:AKQ2.... 543.... JT9.... 876....": a seat, its hand and the next ones in the order of play.
     *
     * @throws BadNotation if it is not so written, or the hands make no deal
     */
    public static Deal of(String text) {
        String[] parts = text.strip().split("[:\\s]+");
        if (parts.length != 5) {
            throw new BadNotation(text, "a seat and four hands, such as N:AK... QJ... T9... 87...");
        }
        Seat first = Seat.of(parts[0]);
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        for (int place = 0; place < 4; place++) {
            hands.put(first.after(place), PbnHand.read(parts[place + 1]));
        }
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    public CardSet hand(Seat seat) {
        return switch (seat) {
            case NORTH -> north;
            case EAST -> east;
            case SOUTH -> south;
            case WEST -> west;
        };
    }

    /** The cards each seat holds: 13, or fewer in an ending. */
    public int cardsEach() {
        return north.size();
    }

    public boolean isFull() {
        return cardsEach() == FULL_HAND;
    }

    /** "N:AKQ2.... 543.... JT9.... 876....", north to west. */
    @Override
    public String toString() {
        return Arrays.stream(Seat.values())
                .map(seat -> PbnHand.write(hand(seat)))
                .collect(Collectors.joining(" ", "N:", ""));
    }
}
