package kibitzer.decisions.bridge.chance;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/**
 * How cards divide, the longest part first: "3-2" of a suit between two hands, "4-4-3-2" of a hand among its suits.
 *
 * @param parts each from 0 to 13
 */
public record Lengths(List<Integer> parts) {
    private static final int LONGEST = 13;
    private static final Pattern WRITTEN = Pattern.compile("\\d{1,2}(\\s*-\\s*\\d{1,2})*");

    public Lengths {
        parts = parts.stream().sorted(Comparator.reverseOrder()).toList();
    }

    public static Lengths of(Integer... parts) {
        return new Lengths(List.of(parts));
    }

    /** Reads "4-4-3-2". */
    static Lengths of(String written) {
        return new Lengths(Stream.of(written.strip().split("\\s*-\\s*"))
                .map(Integer::valueOf)
                .toList());
    }

    /** So many parts, written with hyphens and read in any order. */
    static Kind<Lengths> kind(int parts, String example) {
        String expected = parts + " numbers from 0 to 13 with hyphens, such as " + example;
        return Kinds.named(expected, text -> read(text, parts, expected), Object::toString);
    }

    private static Lengths read(String text, int parts, String expected) {
        if (!WRITTEN.matcher(text.strip()).matches()) {
            throw new BadNotation(text, expected);
        }
        Lengths read = of(text);
        if (read.parts().size() != parts || read.longest() > LONGEST) {
            throw new BadNotation(text, expected);
        }
        return read;
    }

    int sum() {
        return parts.stream().mapToInt(Integer::intValue).sum();
    }

    int longest() {
        return parts.getFirst();
    }

    int shortest() {
        return parts.getLast();
    }

    @Override
    public String toString() {
        return parts.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }
}
