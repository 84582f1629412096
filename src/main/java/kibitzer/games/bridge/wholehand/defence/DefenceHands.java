package kibitzer.games.bridge.wholehand.defence;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.wholehand.WholeHand;

/** The hands of defence that are shipped, in the order of the themes. */
public final class DefenceHands {
    private static final String FILE = "/kibitzer/games/bridge/play-problems/defence.txt";
    private static final int COLUMNS = 7;

    private static final class Shipped {
        private static final Map<String, DefenceHand> ALL = read();
    }

    private DefenceHands() {}

    public static List<DefenceHand> shipped() {
        return List.copyOf(Shipped.ALL.values());
    }

    public static Optional<DefenceHand> find(String id) {
        return Optional.ofNullable(Shipped.ALL.get(id));
    }

    private static Map<String, DefenceHand> read() {
        Map<String, DefenceHand> byId = new LinkedHashMap<>();
        try (InputStream file = Objects.requireNonNull(DefenceHands.class.getResourceAsStream(FILE), FILE)) {
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(DefenceHands::hand)
                    .forEach(hand -> {
                        if (byId.put(hand.id(), hand) != null) {
                            throw BadNotation.because("two hands are called " + hand.id(), "ids of their own");
                        }
                    });
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return byId;
    }

    /** A line: "third-high-1 | 2 | 3NT | S | E | 4H | N:...". */
    static DefenceHand hand(String line) {
        String[] columns = line.split(" \\| ");
        if (columns.length != COLUMNS || !(Call.of(columns[2]) instanceof Call.Bid contract)) {
            throw new BadNotation(line, "id | level | contract | declarer | seat | lead | deal");
        }
        DefenceTheme theme = DefenceTheme.of(columns[0].substring(0, columns[0].lastIndexOf('-')));
        return new DefenceHand(
                theme,
                Integer.parseInt(columns[1]),
                new WholeHand(
                        Optional.of(columns[0]),
                        Deal.of(columns[6]),
                        contract,
                        Seat.of(columns[3]),
                        Seat.of(columns[4]),
                        CardNotation.readList(columns[5]),
                        Optional.empty()),
                theme.lesson());
    }

    static String line(DefenceHand hand) {
        WholeHand whole = hand.hand();
        return String.join(
                " | ",
                hand.id(),
                String.valueOf(hand.level()),
                whole.contract().toString(),
                String.valueOf(whole.declarer().letter()),
                String.valueOf(whole.learner().letter()),
                CardNotation.write(whole.begun()),
                whole.deal().toString());
    }
}
