package kibitzer.decisions.hearts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.hearts.HeartsPlayer;

/** What a pass costs on average: the other hands dealt at random, passed and played out by the book's habits. */
final class HeartsPassReckoning {
    static final int LAYOUTS = 100;

    /** Beside the advice, those that look best after a few layouts. */
    private static final int ROWS = 8;

    private static final int FIRST_LOOK = 6;
    private static final int ALL = 26;
    private static final HeartsPlayer PLAYER = new HeartsPlayer(true, 4);
    private static final List<Column> COLUMNS =
            List.of(new Column("points", "Points taken", "point"), new Column("error", "Error"));

    private HeartsPassReckoning() {}

    /**
     * The other hands, by seat from the learner's left, and what each passes.
     *
     * @param left whether cards go to the left
     */
    private record Layout(List<CardSet> others, List<CardSet> given, boolean left) {
        static Layout dealt(CardSet hand, boolean left, Chance chance) {
            List<CardSet> others = HeartsPlayer.others(hand, chance);
            return new Layout(others, others.stream().map(HeartsPlayer::passes).toList(), left);
        }

        /** Everybody's hand after the pass, the learner's first. */
        List<CardSet> after(CardSet own, CardSet passed) {
            List<CardSet> before = new ArrayList<>(List.of(own));
            before.addAll(others);
            List<CardSet> gives = new ArrayList<>(List.of(passed));
            gives.addAll(given);
            int players = before.size();
            List<CardSet> after = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                int giver = Math.floorMod(left ? seat - 1 : seat + 1, players);
                after.add(before.get(seat).minus(gives.get(seat)).union(gives.get(giver)));
            }
            return after;
        }
    }

    static Reckoning<CardSet> of(HandToPass hand, Advice<CardSet> advice) {
        Chance chance = new Seed(hand.hand().bits()).chance();
        List<Layout> layouts = Stream.generate(() -> Layout.dealt(hand.hand(), hand.left(), chance))
                .limit(LAYOUTS)
                .toList();
        List<Layout> few = layouts.subList(0, FIRST_LOOK);
        Set<CardSet> rows = new LinkedHashSet<>(advice.best());
        Map<CardSet, Double> atFirst = new HashMap<>();
        hand.view().considered().forEach(passed -> atFirst.put(passed, mean(taken(hand.hand(), passed, few))));
        hand.view().considered().stream()
                .sorted(Comparator.comparingDouble(passed -> atFirst.getOrDefault(passed, 0.0)))
                .limit(ROWS)
                .forEach(rows::add);
        List<Row<CardSet>> counted = new ArrayList<>();
        rows.forEach(passed -> counted.add(row(passed, taken(hand.hand(), passed, layouts))));
        counted.sort(Comparator.comparingDouble(row -> row.figures().getFirst().value()));
        Row<CardSet> first = counted.getFirst();
        List<CardSet> best = counted.stream()
                .filter(row -> row.figures().getFirst().value()
                                - first.figures().getFirst().value()
                        <= first.figures().getLast().value())
                .map(Row::answer)
                .toList();
        return new Reckoning<>(
                COLUMNS,
                counted,
                best,
                "Points taken on average over " + LAYOUTS + " layouts of the other hands, each passing its three by the"
                        + " same rules and all played out by the same habits, with the first lead at each seat in turn; the"
                        + " error is the standard error. Shown are the advice and the " + ROWS
                        + " that did best over the"
                        + " first " + FIRST_LOOK
                        + " layouts. Where one player takes everything nobody pays. What is counted"
                        + " is no better than the habits.");
    }

    private static int[] taken(CardSet own, CardSet passed, List<Layout> layouts) {
        int[] taken = new int[layouts.size()];
        for (int number = 0; number < taken.length; number++) {
            List<CardSet> hands = layouts.get(number).after(own, passed);
            int[] all = PLAYER.playOut(hands, number % hands.size());
            taken[number] = Arrays.stream(all).anyMatch(one -> one == ALL) ? 0 : all[0];
        }
        return taken;
    }

    private static Row<CardSet> row(CardSet passed, int[] taken) {
        double mean = mean(taken);
        double squares = 0;
        for (int one : taken) {
            squares += (one - mean) * (one - mean);
        }
        double error = Math.sqrt(squares / (taken.length - 1.0) / taken.length);
        return new Row<>(passed, List.of(figure(mean), figure(error)));
    }

    private static double mean(int[] taken) {
        double sum = 0;
        for (int one : taken) {
            sum += one;
        }
        return sum / taken.length;
    }

    private static Figure figure(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.1f", value));
    }
}
