package kibitzer.conventions.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistSight;
import kibitzer.games.whist.WrittenTricks;

/** Tables as south sees them; spades are trumps. */
final class WhistTables {
    private WhistTables() {}

    /** The same where west has dealt and turned up the nine. */
    static WhistSight sight(String hand, String trick, String history) {
        return sight(hand, "W", "9S", trick, history);
    }

    /** Tricks of the history by their leader: "N 2H AH 3H 9C / E 4C 5C KC 6C". */
    static WhistSight sight(String hand, String dealer, String turnUp, String trick, String history) {
        return new WhistSight(
                CardNotation.readSet(hand),
                Suit.SPADES,
                TableSeat.SOUTH,
                TableSeat.read(4, dealer),
                Optional.of(CardNotation.read(turnUp)),
                trick.isEmpty() ? List.of() : CardNotation.readList(trick),
                WrittenTricks.read(history),
                0,
                0,
                false);
    }
}
