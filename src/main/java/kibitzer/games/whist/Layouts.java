package kibitzer.games.whist;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.turn.HiddenHands;
import kibitzer.games.table.TableSeat;

/** Hands that agree with what a player on lead has seen: nobody holds a suit that he renounced. */
public final class Layouts {
    private Layouts() {}

    /** So many of them, the same for the same seed; fewer where such hands are hard to find. */
    public static List<Deal> of(WhistSight sight, int number, Seed seed) {
        return hidden(sight).layouts(number, seed);
    }

    private static HiddenHands hidden(WhistSight sight) {
        Map<Seat, CardSet> known = new EnumMap<>(Seat.class);
        Map<Seat, Integer> room = new EnumMap<>(Seat.class);
        Map<Seat, Set<Suit>> out = new EnumMap<>(Seat.class);
        Optional<Card> turned = sight.turnUp().filter(sight.unseen()::contains);
        for (TableSeat who : TableSeat.all(TableSeat.COMPASS)) {
            Seat seat = Seat.of(who.toString());
            if (who.equals(sight.seat())) {
                known.put(seat, sight.hand());
            } else {
                CardSet shown =
                        who.equals(sight.dealer()) ? turned.map(CardSet::of).orElse(CardSet.EMPTY) : CardSet.EMPTY;
                known.put(seat, shown);
                room.put(seat, sight.held(who) - shown.size());
                out.put(
                        seat,
                        Stream.of(Suit.values())
                                .filter(suit -> sight.isOut(who, suit))
                                .collect(Collectors.toSet()));
            }
        }
        return new HiddenHands(known, turned.map(sight.unseen()::without).orElse(sight.unseen()), room, out);
    }
}
