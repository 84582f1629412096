package kibitzer.decisions.banking;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.conventions.banking.reddog.LosingCards;

/** What each bet at red dog brings on average, beside the forfeit of a chip, and what is given up by another. */
final class RedDogReckoning {
    private static final Column CHIPS = new Column("chips", "Chips on average", "chip");
    private static final Column COST = new Column("cost-percent", "Given up, % of the stake");
    private static final double EQUAL = 1e-9;

    private RedDogReckoning() {}

    static Reckoning<RedDogAnswer> of(HandToBet turn) {
        LosingCards losing = turn.losing();
        double mean = losing.mean().toDouble();
        int half = Math.max(1, turn.pool() / 2);
        List<RedDogAnswer> answers = Stream.of(1, half, turn.pool(), 0)
                .distinct()
                .map(RedDogAnswer::new)
                .sorted(Comparator.comparingDouble(answer -> -chips(answer, mean)))
                .toList();
        double most = chips(answers.getFirst(), mean);
        int stake = Math.max(1, answers.getFirst().chips());
        return new Reckoning<>(
                List.of(CHIPS, COST),
                answers.stream()
                        .map(answer -> new Row<>(
                                answer,
                                List.of(
                                        figure(chips(answer, mean), "%+.2f"),
                                        figure(100 * (most - chips(answer, mean)) / stake, "%.1f"))))
                        .toList(),
                answers.stream()
                        .filter(answer -> most - chips(answer, mean) < EQUAL)
                        .toList(),
                "Counted over the " + losing.unseen().size()
                        + " unseen cards. The forfeit is a chip for certain, so that a bet of"
                        + " one chip never costs more. Given up is what the best of these bets brings more, as a share of its"
                        + " stake.");
    }

    private static double chips(RedDogAnswer answer, double mean) {
        return answer.isForfeit() ? -1 : answer.chips() * mean;
    }

    private static Figure figure(double value, String format) {
        return new Figure(value, String.format(Locale.ROOT, format, value));
    }
}
