package kibitzer.decisions.banking.baccarat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.advice.Reckoning.Unit;
import kibitzer.conventions.banking.baccarat.DrawRules;
import kibitzer.conventions.banking.baccarat.OnFive;
import kibitzer.games.banking.baccarat.CoupShoe;
import kibitzer.games.banking.baccarat.Coups;
import kibitzer.games.banking.baccarat.DealerTable;
import kibitzer.games.banking.baccarat.Ends;
import kibitzer.games.banking.baccarat.Point;

/** What the cards say of drawing and standing at baccarat: gain and share, over every card not seen. */
final class DrawWorth {
    private static final double EQUAL = 1e-9;
    private static final double PERCENT = 100;
    private static final double QUARTER = 0.25;

    private static final Column GAIN = new Column("gain", "Gain, percent of the stake", new Unit.PercentOfTheStake());
    private static final Column COST = new Column("cost", "Costs");
    private static final Column SHARE = new Column("share", "Share, ties half");

    private DrawWorth() {}

    private record Counted(String answer, Ends ends) {
        double gain() {
            return ends.gain();
        }
    }

    /** Empty with a natural, which ends the coup. */
    static Optional<Reckoning<String>> of(CoupTurn turn, List<String> book) {
        if (Point.isNatural(turn.point())) {
            return Optional.empty();
        }
        List<Counted> all = new ArrayList<>(List.of(
                new Counted(DrawRules.DRAW, ends(turn, true)), new Counted(DrawRules.STAND, ends(turn, false))));
        all.sort(Comparator.comparingDouble(Counted::gain).reversed());
        double most = all.getFirst().gain();
        return Optional.of(new Reckoning<>(
                List.of(GAIN, COST, SHARE),
                all.stream()
                        .map(one -> new Row<>(
                                one.answer(),
                                List.of(
                                        percent(one.gain()),
                                        percent(most - one.gain()),
                                        percent(one.ends().share()))))
                        .toList(),
                all.stream()
                        .filter(one -> most - one.gain() < EQUAL)
                        .map(Counted::answer)
                        .toList(),
                cost(all, most, book) + basis(turn)));
    }

    private static Ends ends(CoupTurn turn, boolean draws) {
        Coups coups = new Coups(CoupShoe.packs(turn.packs()), DealerTable.PRINTED, onFive(turn.habit()));
        int one = Point.of(turn.hand().get(0).rank());
        int two = Point.of(turn.hand().get(1).rank());
        return turn.isBanker() ? coups.dealer(one, two, turn.given(), draws).asDealer() : coups.player(one, two, draws);
    }

    private static double onFive(OnFive habit) {
        return switch (habit) {
            case USUALLY_STANDS -> QUARTER;
            case DRAWS -> 1;
            case ALWAYS_STANDS -> 0;
        };
    }

    private static String cost(List<Counted> all, double most, List<String> book) {
        return all.stream()
                .filter(one -> book.contains(one.answer()) && most - one.gain() > EQUAL)
                .findFirst()
                .map(one -> String.format(
                        Locale.ROOT,
                        "The book's answer costs %.2f percent of the stake here. ",
                        PERCENT * (most - one.gain())))
                .orElse("");
    }

    private static String basis(CoupTurn turn) {
        return "Exact, over every card not seen of " + turn.packs() + " packs: "
                + (turn.isBanker()
                        ? "the player has no natural, draws to 4 and less, and with 5 "
                                + switch (turn.habit()) {
                                    case USUALLY_STANDS -> "one time in four.";
                                    case DRAWS -> "always.";
                                    case ALWAYS_STANDS -> "never.";
                                }
                        : "the dealer has no natural and plays by the table.");
    }

    private static Figure percent(double share) {
        double rounded = Math.abs(share) < 5e-5 ? 0 : share;
        return new Figure(PERCENT * share, String.format(Locale.ROOT, "%.2f", PERCENT * rounded));
    }
}
