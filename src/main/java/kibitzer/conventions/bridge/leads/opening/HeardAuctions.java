package kibitzer.conventions.bridge.leads.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;

/** Auctions after which south leads: east declares, south has passed throughout. A line is the dealer and the calls. */
final class HeardAuctions {
    static final List<Auction> ALL = Stream.of(
                    "E 1NT P 3NT",
                    "E 1NT P 2NT P 3NT",
                    "E 1D P 1S P 1NT P 3NT",
                    "E 1C P 1H P 1NT P 2NT P 3NT",
                    "E 1H P 2C P 2NT P 3NT",
                    "E 1C P 1S 2H 2NT P 3NT",
                    "E 1D P 1H 1S 1NT P 3NT",
                    "N 1D 1NT P 3NT",
                    "E 1S P 2S P 4S",
                    "E 1S P 2S",
                    "E 1H P 3H P 4H",
                    "E 1S P 2D P 2S P 4S",
                    "E 1H P 1S P 2H P 4H",
                    "E 1C P 1D P 1H P 2H P 4H",
                    "E 1D P 2D P 3D P 5D",
                    "E 1C P 3C P 5C",
                    "E 1S P 3S P 4NT P 5D P 6S",
                    "E 1S P 2C 2H 2S P 4S",
                    "E 1H P 1S 2D 2H P 4H",
                    "N 1S 2H P 3H P 4H",
                    "N 1C 1S P 2S P 4S")
            .map(HeardAuctions::auction)
            .toList();

    private HeardAuctions() {}

    private static Auction auction(String line) {
        List<Call> calls = new ArrayList<>();
        Stream.of(line.substring(2).split(" ")).map(Call::of).forEach(calls::add);
        for (int pass = 0; pass < 3; pass++) {
            calls.add(Call.PASS);
        }
        return new Auction(Seat.of(line.substring(0, 1)), calls);
    }
}
