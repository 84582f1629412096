package kibitzer.content.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Suit;
import kibitzer.content.check.LessonSense.Doubt;
import kibitzer.content.lesson.Part;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.games.rummy.Melding;

/**
 * Figures that a caption tells of its cards, beside what is counted on them: high cards and shape of a hand of bridge or of two
 * together, what stays unmatched at rummy, how many of a suit there are, and sums.
 */
final class CaptionFigures {
    private static final int BRIDGE_HAND = 13;
    private static final int MOST_POINTS = 40;

    private static final String NUMBER = "(\\d+|[A-Za-z]+)";
    private static final String SUIT = "(spades|hearts|diamonds|clubs)";
    private static final Pattern HIGH_CARDS = Pattern.compile("\\b(\\d+) in high cards");
    private static final Pattern IN_SUIT = Pattern.compile("\\b(\\d+) in " + SUIT);

    /** "17 points, 5-3-3-2", "Twenty points"; not what they come to with something else: "13 points with length". */
    private static final Pattern POINTS =
            Pattern.compile("^" + NUMBER + " points\\b(?! (?:with|by|for|when|after|as)\\b)");

    private static final Pattern SHAPE = Pattern.compile("\\b\\d-\\d-\\d-\\d\\b");
    private static final Pattern IN_A_ROW = Pattern.compile("^" + NUMBER + " " + SUIT + " in a row");

    /** "26 points, eight spades". */
    private static final Pattern TOGETHER = Pattern.compile("points, " + NUMBER + " " + SUIT);

    private static final Pattern SUM = Pattern.compile("\\b(\\d+(?: \\+ \\d+)+) = (\\d+)");
    private static final Pattern UNMATCHED =
            Pattern.compile("(?:deadwood is(?: [\\d +]+=)?|\\bcount(?:s| of)?) (\\d+)\\b(?! \\+)");

    private final Part.HandDiagram diagram;
    private final String caption;
    private final List<Doubt> doubts = new ArrayList<>();

    private CaptionFigures(Part.HandDiagram diagram) {
        this.diagram = diagram;
        this.caption = diagram.caption().orElse("");
    }

    /** What is miscounted; nothing where there is no caption. */
    static List<Doubt> doubts(Part.HandDiagram diagram) {
        CaptionFigures figures = new CaptionFigures(diagram);
        List<CardSet> hands = figures.bridgeHands();
        if (!hands.isEmpty()) {
            figures.points(hands);
        }
        if (hands.size() == 1) {
            figures.bySuit(hands.getFirst());
            figures.shape(hands.getFirst());
        }
        figures.lengths();
        figures.sums();
        figures.unmatched();
        return List.copyOf(figures.doubts);
    }

    /** Empty unless every row is one. */
    private List<CardSet> bridgeHands() {
        return diagram.rows().stream().allMatch(row -> row.cards().size() == BRIDGE_HAND)
                ? diagram.rows().stream().map(row -> CardSet.of(row.cards())).toList()
                : List.of();
    }

    private void doubt(String said, String counted) {
        doubts.add(new Doubt(diagram.id() + " is said to " + said, counted));
    }

    private Stream<MatchResult> told(Pattern pattern) {
        return pattern.matcher(caption).results();
    }

    private void points(List<CardSet> hands) {
        int points = hands.stream().mapToInt(HighCardPoints::of).sum();
        Stream.concat(told(HIGH_CARDS), told(POINTS))
                .flatMap(found -> number(found.group(1)).stream())
                .filter(said -> said != points)
                .forEach(said -> doubt("have " + said + " in high cards", points + ", counted by 4-3-2-1"));
    }

    private void bySuit(CardSet hand) {
        told(IN_SUIT).forEach(found -> {
            int points = HighCardPoints.of(hand.in(suit(found.group(2))));
            if (points != Integer.parseInt(found.group(1))) {
                doubt("have " + found.group(), points + ", counted by 4-3-2-1");
            }
        });
    }

    private void shape(CardSet hand) {
        List<Integer> lengths = Stream.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
                .map(hand::length)
                .toList();
        String sorted =
                dashed(lengths.stream().sorted((one, other) -> other - one).toList());
        told(SHAPE)
                .map(MatchResult::group)
                .filter(said -> !said.equals(sorted) && !said.equals(dashed(lengths)))
                .filter(said -> Arrays.stream(said.split("-"))
                                .mapToInt(Integer::parseInt)
                                .sum()
                        == BRIDGE_HAND)
                .forEach(said -> doubt("be " + said, sorted + ", or " + dashed(lengths)));
    }

    private static String dashed(List<Integer> lengths) {
        return lengths.stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /** Of all rows together. */
    private void lengths() {
        Stream.concat(told(IN_A_ROW), told(TOGETHER))
                .forEach(found -> number(found.group(1)).ifPresent(said -> {
                    Suit suit = suit(found.group(2));
                    long length = diagram.rows().stream()
                            .flatMap(row -> row.cards().stream())
                            .filter(card -> card.hasSuit() && card.suit() == suit)
                            .count();
                    if (said != length) {
                        doubt("have " + found.group(1) + " " + found.group(2), String.valueOf(length));
                    }
                }));
    }

    private void sums() {
        told(SUM).forEach(found -> {
            int sum = Arrays.stream(found.group(1).split(" \\+ "))
                    .mapToInt(Integer::parseInt)
                    .sum();
            if (sum != Integer.parseInt(found.group(2))) {
                doubt("count " + found.group(), String.valueOf(sum));
            }
        });
    }

    /** Where a row says what is unmatched, a count is what one of these rows comes to. */
    private void unmatched() {
        List<Integer> counts = diagram.rows().stream()
                .filter(row -> row.label().contains("unmatched"))
                .map(row -> row.cards().stream().mapToInt(Melding::pips).sum())
                .toList();
        if (!counts.isEmpty()) {
            told(UNMATCHED)
                    .map(found -> Integer.valueOf(found.group(1)))
                    .filter(said -> !counts.contains(said))
                    .forEach(said -> doubt(
                            "leave " + said + " unmatched",
                            counts.stream().map(String::valueOf).collect(Collectors.joining(" or "))));
        }
    }

    private static Suit suit(String plural) {
        return Suit.valueOf(plural.toUpperCase(Locale.ROOT));
    }

    /** Written in figures or as a word; any other word is no number, and nothing is read. */
    private static Optional<Integer> number(String word) {
        return Character.isDigit(word.charAt(0))
                ? Optional.of(Integer.valueOf(word))
                : IntStream.rangeClosed(0, MOST_POINTS)
                        .boxed()
                        .filter(number -> NumberWord.of(number).equalsIgnoreCase(word))
                        .findFirst();
    }
}
