package kibitzer.web.play.bridge;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.bridge.Seat;
import org.springframework.util.StringUtils;

/** What the players are called beside their seats, the learner sitting south. */
final class BridgeNames {
    private BridgeNames() {}

    /** "You", "Partner", "West". */
    static String of(Seat seat) {
        return switch (seat) {
            case SOUTH -> "You";
            case NORTH -> "Partner";
            case EAST, WEST -> StringUtils.capitalize(seat.inWords());
        };
    }

    /** By letter, for a trick or a table. */
    static Map<String, String> all() {
        return Stream.of(Seat.values())
                .collect(Collectors.toMap(seat -> String.valueOf(seat.letter()), BridgeNames::of));
    }

    /** "1 trick", "3 tricks". */
    static String tricks(int many) {
        return many + (many == 1 ? " trick" : " tricks");
    }
}
