package kibitzer.decisions;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** What each decision asks, in one line: "whether a call may be made: sufficient bids, doubles, redoubles". */
public final class Asked {
    private static final Properties LINES = read("/kibitzer/decisions/asked.properties");

    private Asked() {}

    /**
     * The line of a decision, without a full stop.
     *
     * @throws IllegalArgumentException if it has none; the build lets no decision ship without
     */
    public static String by(DecisionId decision) {
        String line = LINES.getProperty(decision.toString());
        if (line == null) {
            throw new IllegalArgumentException("asked.properties has no line for " + decision);
        }
        return line;
    }

    private static Properties read(String resource) {
        Properties lines = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Asked.class.getResourceAsStream(resource), resource), StandardCharsets.UTF_8)) {
            lines.load(reader);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource + " cannot be read", unreadable);
        }
        return lines;
    }
}
