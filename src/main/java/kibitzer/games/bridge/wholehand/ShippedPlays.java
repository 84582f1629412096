package kibitzer.games.bridge.wholehand;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/** The best plays of the problem hands that are shipped, written down so that they need not be searched for. */
final class ShippedPlays {
    static final String FILE = "/kibitzer/games/bridge/play-problems/best-plays.txt";

    private static final class Shipped {
        private static final Map<String, List<Card>> ALL = read();
    }

    private ShippedPlays() {}

    /** Empty for a hand that is none of them. */
    static Optional<List<Card>> of(WholeHand hand) {
        return hand.id().flatMap(id -> Optional.ofNullable(Shipped.ALL.get(id)));
    }

    /** A line: "hold-up-1: KH 2H 4H 6H ...". */
    static String line(String id, List<Card> cards) {
        return id + ": " + CardNotation.write(cards);
    }

    private static Map<String, List<Card>> read() {
        try (InputStream file = Objects.requireNonNull(ShippedPlays.class.getResourceAsStream(FILE), FILE)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .map(line -> line.split(": ", 2))
                    .collect(Collectors.toMap(parts -> parts[0], parts -> CardNotation.readList(parts[1])));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
