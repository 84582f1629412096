package kibitzer.games.whist;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.table.TableSeat;

/** Hands that agree with what a player on lead has seen: nobody holds a suit that he renounced. */
public final class Layouts {
    private static final int TRIES = 400;

    private Layouts() {}

    /** So many of them, the same for the same seed; fewer where such hands are hard to find. */
    public static List<Deal> of(WhistSight sight, int number, Seed seed) {
        Chance chance = seed.chance();
        List<Deal> deals = new ArrayList<>();
        for (int tried = 0; tried < TRIES * number && deals.size() < number; tried++) {
            deal(sight, chance).ifPresent(deals::add);
        }
        return deals;
    }

    /** Shuffles, deals each card to any seat that may hold it; a deal that comes to no end is thrown away. */
    private static Optional<Deal> deal(WhistSight sight, Chance chance) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        Map<Seat, Integer> room = new EnumMap<>(Seat.class);
        for (TableSeat who : TableSeat.all(TableSeat.COMPASS)) {
            Seat seat = Seat.of(who.toString());
            boolean own = who.equals(sight.seat());
            hands.put(seat, own ? sight.hand() : CardSet.EMPTY);
            room.put(seat, own ? 0 : sight.held(who));
        }
        Optional<Card> turned = sight.turnUp().filter(sight.unseen()::contains);
        CardSet left = sight.unseen();
        if (turned.isPresent()) {
            give(hands, room, Seat.of(sight.dealer().toString()), turned.get());
            left = left.without(turned.get());
        }
        for (Card card : chance.shuffled(left.toList())) {
            List<Seat> places = new ArrayList<>();
            for (TableSeat who : TableSeat.all(TableSeat.COMPASS)) {
                Seat seat = Seat.of(who.toString());
                for (int each = 0; !sight.isOut(who, card.suit()) && each < room.getOrDefault(seat, 0); each++) {
                    places.add(seat); // as often as there is room, so that every layout is equally likely where none is
                    // out
                }
            }
            if (places.isEmpty()) {
                return Optional.empty();
            }
            give(hands, room, chance.oneOf(places), card);
        }
        return Optional.of(new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY)));
    }

    private static void give(Map<Seat, CardSet> hands, Map<Seat, Integer> room, Seat seat, Card card) {
        hands.merge(seat, CardSet.of(card), CardSet::union);
        room.merge(seat, -1, Integer::sum);
    }
}
