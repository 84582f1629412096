package kibitzer.web.bridge;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.bridge.Seat;
import org.springframework.util.StringUtils;

/** What the players are called beside their seats, as the learner sees them; he sits south where no seat is named. */
public final class BridgeNames {
    private BridgeNames() {}

    /** "You", "Partner", "West". */
    public static String of(Seat seat) {
        return of(seat, Seat.SOUTH);
    }

    public static String of(Seat seat, Seat own) {
        return seat == own ? "You" : seat == own.partner() ? "Partner" : StringUtils.capitalize(seat.inWords());
    }

    /** By letter, for a trick or a table. */
    public static Map<String, String> all(Seat own) {
        return Stream.of(Seat.values())
                .collect(Collectors.toMap(seat -> String.valueOf(seat.letter()), seat -> of(seat, own)));
    }

    /** "1 trick", "3 tricks". */
    public static String tricks(int many) {
        return many + (many == 1 ? " trick" : " tricks");
    }
}
