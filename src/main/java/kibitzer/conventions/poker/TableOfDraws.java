package kibitzer.conventions.poker;

import static kibitzer.conventions.poker.DrawHolding.ACE;
import static kibitzer.conventions.poker.DrawHolding.FOUR_FLUSH;
import static kibitzer.conventions.poker.DrawHolding.INSIDE_STRAIGHT;
import static kibitzer.conventions.poker.DrawHolding.ONE_CHANCE_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.DrawHolding.ONE_END_STRAIGHT;
import static kibitzer.conventions.poker.DrawHolding.OPEN_STRAIGHT;
import static kibitzer.conventions.poker.DrawHolding.OPEN_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.DrawHolding.PAIR;
import static kibitzer.conventions.poker.DrawHolding.PAIR_AND_ACE;
import static kibitzer.conventions.poker.DrawHolding.THREE_AND_SIDE_CARD;
import static kibitzer.conventions.poker.DrawHolding.THREE_OF_A_KIND;
import static kibitzer.conventions.poker.DrawHolding.THREE_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.DrawHolding.TWO_PAIRS;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Rank;
import kibitzer.games.poker.Draw;
import kibitzer.odds.Fraction;

/** Table 8, the odds against improving in the draw, as printed (Culbertson pp. 110-111). */
public final class TableOfDraws {
    private static final String ROUNDING = "draw-poker.e06";
    private static final String OTHER_CARDS = "with the cards thrown here it comes out otherwise";

    private static final List<PrintedOdds> ROWS = List.of(
            row(PAIR, "two-pairs", "5¼ to 1", 21, 4),
            row(PAIR, "three-of-a-kind", "8 to 1", 8, 1),
            row(PAIR, "full-house", "97 to 1", 97, 1),
            row(PAIR, "four-of-a-kind", "359 to 1", 359, 1),
            row(PAIR, "aces-up-or-better", "6 to 1", 6, 1),
            row(PAIR, "any", "2½ to 1", 5, 2),
            row(PAIR_AND_ACE, "aces-up", "7½ to 1", 15, 2),
            row(PAIR_AND_ACE, "two-pairs", "5 to 1", 5, 1),
            row(PAIR_AND_ACE, "three-of-a-kind", "12 to 1", 12, 1),
            row(PAIR_AND_ACE, "full-house", "119 to 1", 119, 1),
            row(PAIR_AND_ACE, "four-of-a-kind", "1,080 to 1", 1080, 1),
            row(PAIR_AND_ACE, "aces-up-or-better", "4 to 1", 4, 1),
            row(PAIR_AND_ACE, "any", "3 to 1", 3, 1),
            row(THREE_OF_A_KIND, "full-house", "15½ to 1", 31, 2),
            row(THREE_OF_A_KIND, "four-of-a-kind", "22½ to 1", 45, 2),
            row(THREE_OF_A_KIND, "any", "9 to 1", 9, 1),
            row(THREE_AND_SIDE_CARD, "full-house", "15 to 1", 15, 1),
            row(THREE_AND_SIDE_CARD, "four-of-a-kind", "46 to 1", 46, 1),
            row(THREE_AND_SIDE_CARD, "any", "11 to 1", 11, 1),
            row(TWO_PAIRS, "full-house", "11 to 1", 11, 1),
            row(TWO_PAIRS, "any", "11 to 1", 11, 1),
            row(FOUR_FLUSH, "flush", "38 to 9", 38, 9),
            row(FOUR_FLUSH, "any", "38 to 9", 38, 9),
            row(OPEN_STRAIGHT, "straight", "39 to 8", 39, 8),
            row(OPEN_STRAIGHT, "any", "39 to 8", 39, 8),
            row(INSIDE_STRAIGHT, "straight", "11 to 1", 11, 1),
            row(INSIDE_STRAIGHT, "any", "11 to 1", 11, 1),
            row(ONE_END_STRAIGHT, "straight", "11 to 1", 11, 1),
            row(ONE_END_STRAIGHT, "any", "11 to 1", 11, 1),
            row(OPEN_STRAIGHT_FLUSH, "straight-flush", "22½ to 1", 45, 2),
            wrong(
                    OPEN_STRAIGHT_FLUSH,
                    "flush",
                    "5 to 1",
                    5,
                    1,
                    "draw-poker.e07",
                    "5 to 1 would take eight cards, and two of the nine make the straight flush"),
            wrong(OPEN_STRAIGHT_FLUSH, "straight", "6½ to 1", 13, 2, ROUNDING, "it was rounded down"),
            row(OPEN_STRAIGHT_FLUSH, "any", "2 to 1", 2, 1),
            row(ONE_CHANCE_STRAIGHT_FLUSH, "straight-flush", "46 to 1", 46, 1),
            row(ONE_CHANCE_STRAIGHT_FLUSH, "flush", "5 to 1", 5, 1),
            wrong(ONE_CHANCE_STRAIGHT_FLUSH, "straight", "14 to 1", 14, 1, ROUNDING, "it was rounded down"),
            row(ONE_CHANCE_STRAIGHT_FLUSH, "any", "3 to 1", 3, 1),
            row(THREE_STRAIGHT_FLUSH, "straight-or-flush", "11 to 1", 11, 1),
            row(THREE_STRAIGHT_FLUSH, "two-pairs-or-better", "7½ to 1", 15, 2),
            row(ACE, "another-ace", "3 to 1", 3, 1),
            wrong(
                    ACE,
                    "pair-of-aces",
                    "3 to 1",
                    3,
                    1,
                    "draw-poker.e08",
                    "the figure fits two aces or more, not a pair of them exactly"),
            wrong(ACE, "two-pairs-or-better", "11 to 1", 11, 1, ROUNDING, "it was rounded down"),
            wrong(
                    ACE,
                    "aces-up",
                    "14 to 1",
                    14,
                    1,
                    "draw-poker.e09",
                    "the figure fits aces up or better with straights and flushes left out"));

    private TableOfDraws() {}

    private static PrintedOdds row(DrawHolding holding, String target, String printed, long against, long one) {
        return new PrintedOdds(
                holding, DrawTarget.of(target), printed, Fraction.of(against, one), Optional.empty(), OTHER_CARDS);
    }

    private static PrintedOdds wrong(
            DrawHolding holding, String target, String printed, long against, long one, String erratum, String remark) {
        return new PrintedOdds(
                holding, DrawTarget.of(target), printed, Fraction.of(against, one), Optional.of(erratum), remark);
    }

    public static List<PrintedOdds> rows() {
        return ROWS;
    }

    /** The figure the table prints for this draw and target, if it has one. */
    public static Optional<PrintedOdds> printed(Draw draw, DrawTarget target) {
        DrawHolding holding = DrawHolding.of(draw.keep());
        // Aces up is more than the table's line says when the pair is itself of aces: then any improvement is that.
        boolean pairOfAces = holding == PAIR && !draw.keep().of(Rank.ACE).isEmpty();
        if (pairOfAces && target == DrawTarget.Named.ACES_UP_OR_BETTER) {
            return Optional.empty();
        }
        return ROWS.stream()
                .filter(row -> row.holding() == holding && row.target().equals(target))
                .findFirst();
    }
}
