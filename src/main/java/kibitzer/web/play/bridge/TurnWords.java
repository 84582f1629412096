package kibitzer.web.play.bridge;

import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.play.bridge.SeenBridge;

/** How the table stood when a card was asked for: "Trick 3, 4S. On the table lay KD 5D, led by west. The hand: ...". */
final class TurnWords {
    private TurnWords() {}

    static String of(SeenBridge seen) {
        String table = seen.onTheTable().isEmpty()
                ? "You led."
                : "On the table lay "
                        + seen.onTheTable().stream().map(Card::toString).collect(Collectors.joining(" ")) + ", led by "
                        + seen.leader().map(Seat::inWords).orElse("") + ".";
        return "Trick " + (seen.history().size() + 1) + ", " + seen.contract().orElseThrow() + ". " + table
                + " The hand: " + seen.hand(seen.from()) + ".";
    }
}
