package kibitzer.games.whist;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardNotation;
import kibitzer.games.table.TableSeat;

/** Tricks as one writes them, each by its leader: "N 2H AH 3H 9C / E 4C 5C KC 6C". */
public final class WrittenTricks {
    private WrittenTricks() {}

    public static List<WhistTrick> read(String tricks) {
        return Stream.of(tricks.split("/"))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(WrittenTricks::one)
                .toList();
    }

    static WhistTrick one(String trick) {
        return new WhistTrick(seat(trick.substring(0, 1)), CardNotation.readList(trick.substring(1)));
    }

    static TableSeat seat(String letter) {
        return TableSeat.read(TableSeat.COMPASS, letter);
    }
}
