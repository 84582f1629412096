package kibitzer.decisions.poker.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Seed;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.conventions.poker.DrawTarget;
import kibitzer.conventions.poker.PrintedOdds;
import kibitzer.conventions.poker.TableOfDraws;
import kibitzer.decisions.Slip;
import kibitzer.decisions.poker.hand.HandMaker;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;

/**
 * The other rows of the book's table of draws (Culbertson pp. 110-111), each with its chance: a row is soon taken for the one
 * above or below.
 */
final class OtherRows {
    /** A straight or a flush comes a little less often where a card of it was thrown: of such draws several are counted. */
    private static final int SAMPLES = 40;

    private static final Set<DrawHolding> NOT_DRAWN_TO =
            Set.of(DrawHolding.PAT, DrawHolding.NOTHING, DrawHolding.OTHER);

    private static final Set<DrawHolding> WANT_A_FIFTH = Set.of(
            DrawHolding.FOUR_FLUSH,
            DrawHolding.OPEN_STRAIGHT,
            DrawHolding.INSIDE_STRAIGHT,
            DrawHolding.ONE_END_STRAIGHT,
            DrawHolding.OPEN_STRAIGHT_FLUSH,
            DrawHolding.ONE_CHANCE_STRAIGHT_FLUSH);

    /**
     * A row that was counted out.
     *
     * @param holding what is drawn to
     * @param target what the draw is to end in
     * @param drawn how many cards
     * @param words "the chance of two pairs when three cards are drawn to a pair (5¼ to 1 against)"
     * @param chance as counted
     */
    private record Row(DrawHolding holding, DrawTarget target, int drawn, String words, double chance) {}

    /** Counted once, when first needed. */
    private static final class Counted {
        static final List<Row> ROWS = Stream.of(DrawHolding.values())
                .filter(holding -> !NOT_DRAWN_TO.contains(holding))
                .flatMap(holding -> counted(holding).stream())
                .toList();

        private Counted() {}
    }

    private OtherRows() {}

    /** The slips of who took another row: those with the same end before the rest, then those of a like draw. */
    static List<Slip<Double>> slips(DrawProblem problem) {
        DrawHolding own = DrawHolding.of(problem.draw().keep());
        List<Row> rows =
                Counted.ROWS.stream().filter(row -> row.holding() != own).toList();
        return rows.stream()
                .sorted(Comparator.comparing((Row row) -> !row.target().equals(problem.target()))
                        .thenComparing(row -> WANT_A_FIFTH.contains(own) && !WANT_A_FIFTH.contains(row.holding()))
                        .thenComparing(row -> row.drawn() != problem.draw().drawn()))
                .map(row -> Slip.of(row.words(), row.chance()))
                .toList();
    }

    private static List<Row> counted(DrawHolding holding) {
        List<Row> rows = new ArrayList<>();
        List<Draw> draws = LongStream.range(0, SAMPLES)
                .mapToObj(number -> new HandMaker(new Seed(number).chance()).draw(holding))
                .limit(draws(holding))
                .toList();
        for (DrawTarget target : targets(holding)) {
            draws.stream()
                    .map(draw -> row(holding, target, draw))
                    .filter(row -> rows.stream().noneMatch(row::equals))
                    .forEach(rows::add);
        }
        return List.copyOf(rows);
    }

    /** Only where suits and sequences may come do the cards thrown matter; a draw of four has too many ends to count often. */
    private static int draws(DrawHolding holding) {
        return switch (holding) {
            case THREE_STRAIGHT_FLUSH, ACE_AND_KING -> SAMPLES;
            case ACE -> 2;
            default -> 1;
        };
    }

    /**
     * Of four cards to a flush or a straight alone, and of two pairs, the page prints the hand that is made, and of no improvement:
     * a pair would be one to the four cards as well.
     */
    static boolean isPrintedAsAny(DrawHolding holding) {
        return switch (holding) {
            case TWO_PAIRS, FOUR_FLUSH, OPEN_STRAIGHT, INSIDE_STRAIGHT, ONE_END_STRAIGHT -> false;
            default -> true;
        };
    }

    /** What may be asked of it: the lines of the table, or the two that are asked where it has none. */
    static List<DrawTarget> targets(DrawHolding holding) {
        List<DrawTarget> printed = TableOfDraws.rows().stream()
                .filter(row -> row.holding() == holding)
                .map(PrintedOdds::target)
                .filter(target -> target != DrawTarget.Named.ANY || isPrintedAsAny(holding))
                .toList();
        return printed.isEmpty()
                ? List.of(DrawTarget.Named.ANY, new DrawTarget.OrBetter(HandClass.TWO_PAIRS))
                : printed;
    }

    private static Row row(DrawHolding holding, DrawTarget target, Draw draw) {
        CountedDraw counted = CountedDraw.of(new DrawProblem(draw, PokerForm.STANDARD, target));
        // A misprint beside the chance as counted would contradict it, and of two aces or more the page speaks as of a
        // pair.
        String printed = counted.printed()
                .filter(figure -> figure.erratum().isEmpty()
                        && figure.agrees(counted.share())
                        && target != DrawTarget.Named.ANOTHER_ACE)
                .map(figure -> " (" + figure.inWords() + ")")
                .orElse("");
        return new Row(
                holding,
                target,
                draw.drawn(),
                words(holding, target, drawn(draw), printed),
                counted.share().toDouble());
    }

    private static String drawn(Draw draw) {
        return draw.drawn() == 1 ? "one card is" : NumberWord.of(draw.drawn()) + " cards are";
    }

    private static String words(DrawHolding holding, DrawTarget target, String drawn, String printed) {
        return "the chance of " + target.inWords() + " when " + drawn + " drawn to "
                + holding.inWords().replace(",", "") + printed;
    }
}
