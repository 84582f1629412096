package kibitzer.classroom.assignment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How often a question may be answered while the answer is not right, and what each try earns.
 *
 * @param percents of the points that a right answer earns, by the try, the first first; {@link TermsCheck} says what is wrong
 *     with them
 */
public record Tries(List<Integer> percents) {
    public static final int MOST = 5;

    /** The first answer counts, and no other. */
    public static final Tries ONCE = new Tries(List.of(100));

    private static final Pattern WRITTEN = Pattern.compile("\\d{1,3}([\\s,/]+\\d{1,3})*");

    public Tries {
        percents = List.copyOf(percents);
    }

    public boolean isOnce() {
        return percents.size() <= 1;
    }

    /** True if there is another try after so many. */
    public boolean isAnotherAfter(int tried) {
        return tried < percents.size();
    }

    /** What a right answer earns at a try, from 1. */
    public int percent(int tried) {
        return percents.get(Math.clamp(tried, 1, percents.size()) - 1);
    }

    /** "100 50 25". */
    public String text() {
        return percents.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Reads "100 50 25", "100/50/25" or "100, 50, 25"; empty if it is none of them. */
    public static Optional<Tries> read(String text) {
        String written = text.strip();
        if (!WRITTEN.matcher(written).matches()) {
            return Optional.empty();
        }
        List<Integer> percents = new ArrayList<>();
        for (String one : written.split("[\\s,/]+")) {
            percents.add(Integer.valueOf(one));
        }
        return Optional.of(new Tries(percents));
    }

    /** True if there are few enough, the first earns all, and each further one something and less than the one before. */
    boolean isSound() {
        return !percents.isEmpty()
                && percents.size() <= MOST
                && percents.getFirst() == 100
                && percents.getLast() > 0
                && IntStream.range(1, percents.size()).allMatch(next -> percents.get(next) < percents.get(next - 1));
    }
}
