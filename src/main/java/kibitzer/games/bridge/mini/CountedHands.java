package kibitzer.games.bridge.mini;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Strain;

/**
 * Pairs of hands whose tricks were counted beforehand, so that a question on them is marked at once.
 *
 * <p>Written with the suit of most cards for spades; with the suits exchanged, each stands for up to twenty-four.
 *
 * @param samples the count of each pair
 */
public record CountedHands(Map<TwoHands, TrickSample> samples) {
    private static final String FILE = "counted-hands.txt";
    private static final String NOT_COUNTED = "-";
    private static final int HEXADECIMAL = 16;

    /** The strains in the order in which a line has them. */
    private static final List<Strain> COLUMNS =
            List.of(Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NO_TRUMP);

    private static final class Shipped {
        private static final CountedHands ALL = read();
    }

    public CountedHands {
        samples = Collections.unmodifiableMap(new LinkedHashMap<>(samples));
    }

    /** Those of this package's resource. */
    public static CountedHands shipped() {
        return Shipped.ALL;
    }

    Optional<TrickSample> find(TwoHands plain) {
        return Optional.ofNullable(samples.get(plain));
    }

    /** One of them, its suits exchanged at random; hand has as many points as dummy or more, the two together 20 or more. */
    public TwoHands deal(Chance chance) {
        return exchanged(chance.oneOf(List.copyOf(samples.keySet())), chance);
    }

    private static TwoHands exchanged(TwoHands plain, Chance chance) {
        return plain.withSuits(chance.shuffled(Suit.DOWNWARDS));
    }

    private static CountedHands read() {
        Map<TwoHands, TrickSample> samples = new LinkedHashMap<>();
        try (InputStream file = CountedHands.class.getResourceAsStream(FILE);
                BufferedReader lines = new BufferedReader(new InputStreamReader(
                        file == null ? InputStream.nullInputStream() : file, StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.isBlank()).forEach(line -> {
                String[] parts = line.split(" ", -1);
                samples.put(new TwoHands(PbnHand.read(parts[0]), PbnHand.read(parts[1])), sample(parts));
            });
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new CountedHands(samples);
    }

    private static TrickSample sample(String[] parts) {
        Map<Strain, List<Integer>> tricks = new EnumMap<>(Strain.class);
        for (int column = 0; column < COLUMNS.size(); column++) {
            String digits = parts[2 + column];
            if (!digits.equals(NOT_COUNTED)) {
                tricks.put(
                        COLUMNS.get(column),
                        digits.chars()
                                .map(digit -> Character.digit(digit, HEXADECIMAL))
                                .boxed()
                                .toList());
            }
        }
        return new TrickSample(tricks);
    }
}
