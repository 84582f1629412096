package kibitzer.web.play.tricks;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.settle.Seating;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.wording.Sentence;

/**
 * What the players are called.
 *
 * @param learner where the learner sits
 */
record SeatNames(TableSeat learner) {

    static SeatNames of(SeenTricks seen) {
        return new SeatNames(seen.seat());
    }

    List<TableSeat> seats() {
        return TableSeat.all(learner.players());
    }

    /** "You", "West", "Player 3". */
    String of(int place) {
        String inside = inside(place);
        return Sentence.capital(inside);
    }

    /** The same inside a sentence. */
    String inside(int place) {
        return place == learner.place() ? "you" : new TableSeat(learner.players(), place).inWords();
    }

    /** "you win", "west wins". */
    String does(int place, String verb) {
        return inside(place) + " " + verb + (place == learner.place() ? "" : "s");
    }

    /** What a column of a settled hand is called inside a sentence; the words "we" and "they" are the learner's. */
    String inside(Seating seating, String column) {
        return switch (seating) {
            case EACH -> inside(seating.place(learner.players(), column));
            case TWO_SIDES -> {
                List<String> sides = seating.columns(learner.players());
                yield sides.get((sides.indexOf(column) + learner.place()) % sides.size());
            }
            case MAKER -> column;
        };
    }

    /** By seat, for the pictures of the table. */
    Map<String, String> all() {
        return seats().stream().collect(Collectors.toMap(TableSeat::toString, seat -> of(seat.place())));
    }
}
