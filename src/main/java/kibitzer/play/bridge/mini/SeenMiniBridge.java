package kibitzer.play.bridge.mini;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.table.TableSeat;
import kibitzer.play.bridge.PlayedBridge;
import kibitzer.play.bridge.SeenBridge;

/**
 * What a seat sees of a deal of mini-bridge.
 *
 * @param hand his own cards, as they were dealt
 * @param announced the points that were said, by seat
 * @param declarer empty until all have spoken and it was said who declares
 * @param dummy dummy as it was dealt, open to all once it is known who declares; empty before
 * @param turn whose turn it is; empty when the deal is over
 * @param play what he sees of the play; empty before
 */
public record SeenMiniBridge(
        Seat seat,
        CardSet hand,
        Seat dealer,
        Vulnerability vulnerability,
        MiniBridgePhase phase,
        Map<Seat, Integer> announced,
        Optional<Seat> declarer,
        Optional<CardSet> dummy,
        Optional<NamedContract> named,
        Optional<Seat> turn,
        Optional<SeenBridge> play) {
    private static final PlayedBridge BRIDGE = new PlayedBridge();

    public SeenMiniBridge {
        announced = Map.copyOf(announced);
    }

    static SeenMiniBridge of(MiniBridgeDeal deal, TableSeat place) {
        Seat seat = Seat.values()[place.place()];
        Map<Seat, Integer> announced = new EnumMap<>(Seat.class);
        deal.heard().forEach(each -> announced.put(each, deal.announcement().of(each)));
        Optional<Seat> declarer = Optional.of(deal.declarer()).filter(known -> deal.settled());
        return new SeenMiniBridge(
                seat,
                deal.board().deal().hand(seat),
                deal.board().dealer(),
                deal.board().vulnerability(),
                deal.phase(),
                announced,
                declarer,
                declarer.map(known -> deal.board().deal().hand(known.partner())),
                deal.named(),
                deal.turn(),
                deal.play().map(session -> BRIDGE.view(session, place)));
    }

    public boolean isToDecide() {
        return turn.filter(seat::equals).isPresent();
    }
}
