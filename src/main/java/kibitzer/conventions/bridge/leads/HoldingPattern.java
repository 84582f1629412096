package kibitzer.conventions.bridge.leads;

import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.cards.BadNotation;

/**
 * The holdings that one row of a table of leads lists, in the book's notation without its hyphens: "AKJxxxx", "QJx or
 * QJ".
 *
 * <ul>
 *   <li>The named cards, "AKJ", are the highest of the suit.
 *   <li>"x" is a low card (the book says no more): any card below those named, which may be an honour, as long as it
 *       does not make a holding that another row names; "Axxx but AK AQ" says which those are. So A-J-7-2 is A-x-x-x,
 *       and A-Q-7-2 is not.
 *   <li>"(x)" is an x that may be missing; "+" means alone or with any number of others.
 * </ul>
 */
final class HoldingPattern {
    private static final Pattern SHAPE =
            Pattern.compile("([AKQJT2-9]*)(x*)(?:\\((x+)\\))?(\\+?)(?: but ([AKQJT2-9 ]+))?");

    private final List<Shape> shapes;
    private final List<Need<LeadPosition>> needs;

    private HoldingPattern(List<Shape> shapes) {
        this.shapes = shapes;
        this.needs = shapes.size() == 1
                ? List.copyOf(shapes.getFirst().needs())
                : List.of(new Need.Any<>(shapes.stream().map(Shape::need).toList()));
    }

    /** Reads a row's first cell, the alternatives in it parted by "or". */
    static HoldingPattern of(String text) {
        return new HoldingPattern(
                Stream.of(text.split(" or ")).map(HoldingPattern::shape).toList());
    }

    private static Shape shape(String text) {
        Matcher parts = SHAPE.matcher(text);
        if (!parts.matches()) {
            throw new BadNotation(text, "a holding such as AKxx(x) or Axxx but AK AQ");
        }
        String named = text(parts, 1);
        String low = text(parts, 2);
        String perhaps = text(parts, 3);
        boolean orMore = !text(parts, 4).isEmpty();
        int least = named.length() + low.length();
        List<String> others = text(parts, 5).isEmpty()
                ? List.of()
                : Stream.of(text(parts, 5).split(" "))
                        .map(HoldingPattern::hyphened)
                        .toList();
        return new Shape(
                hyphened(named),
                orMore ? Range.atLeast(least) : Range.between(least, least + perhaps.length()),
                others,
                inWords(named, low, perhaps, orMore));
    }

    @SuppressWarnings("NullAway") // an optional group that did not match is null, by the contract of Matcher
    private static String text(Matcher parts, int group) {
        String text = parts.group(group);
        return text == null ? "" : text;
    }

    private static String hyphened(String ranks) {
        return ranks.isEmpty() ? "" : Holding.of(ranks).head(ranks.length());
    }

    private static String inWords(String named, String low, String perhaps, boolean orMore) {
        String printed = Stream.concat(Stream.of(hyphened(named)), low.chars().mapToObj(x -> "x"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("-"));
        String optional = perhaps.isEmpty() ? "" : "(" + perhaps.replace("x", "-x") + ")";
        return printed + optional + (!orMore ? "" : low.isEmpty() ? " alone or with others" : " or more");
    }

    /** What the row asks of the holding. */
    List<Need<LeadPosition>> needs() {
        return needs;
    }

    /** True unless the row is one of x alone. */
    boolean namesCards() {
        return shapes.stream().anyMatch(shape -> !shape.head().isEmpty());
    }

    /** How many of the highest cards agree with the named ones: 2 for K-Q-7-2 and K-Q-J. */
    int cardsInCommon(Holding holding) {
        return shapes.stream()
                .mapToInt(shape -> shape.cardsInCommon(holding))
                .max()
                .orElseThrow();
    }

    /** As the book prints it: "A-K-J-x-x or A-K-x-x(-x)". */
    @Override
    public String toString() {
        return shapes.stream().map(Shape::inWords).collect(Collectors.joining(" or "));
    }

    /**
     * One alternative of a row.
     *
     * @param head the named cards, "A-K"; empty where any will do
     * @param length how many cards
     * @param others heads of other rows
     */
    private record Shape(String head, Range length, List<String> others, String inWords) {

        List<Need<LeadPosition>> needs() {
            List<Need<LeadPosition>> needs = new ArrayList<>();
            if (!head.isEmpty()) {
                needs.add(LeadFeatures.headedBy(head));
            }
            if (!followsFromTheHead()) {
                needs.add(within(LeadFeatures.LENGTH, length));
            }
            Map<Integer, List<String>> bySize =
                    others.stream().collect(Collectors.groupingBy(Shape::size, TreeMap::new, Collectors.toList()));
            bySize.values().forEach(heads -> needs.add(not(LeadFeatures.headedBy(heads.toArray(String[]::new)))));
            return needs;
        }

        Need<LeadPosition> need() {
            List<Need<LeadPosition>> needs = needs();
            return needs.size() == 1 ? needs.getFirst() : new Need.All<>(needs);
        }

        int cardsInCommon(Holding holding) {
            int common = 0;
            while (!head.isEmpty()
                    && common < Math.min(size(head), holding.length())
                    && (head + "-").startsWith(holding.head(common + 1) + "-")) {
                common++;
            }
            return common;
        }

        private boolean followsFromTheHead() {
            return !head.isEmpty() && length.equals(Range.atLeast(size(head)));
        }

        private static int size(String head) {
            return head.split("-").length;
        }
    }
}
