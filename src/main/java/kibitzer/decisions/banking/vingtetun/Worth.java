package kibitzer.decisions.banking.vingtetun;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.advice.Reckoning.Unit;
import kibitzer.games.banking.vingtetun.Hand;
import kibitzer.games.banking.vingtetun.PlayAgainst;
import kibitzer.games.banking.vingtetun.Shoe;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/** What the cards say of the answers at vingt-et-un: the expected gain in percent of the stake, and what each gives up. */
final class Worth {
    private static final double EQUAL = 1e-9;
    private static final double PERCENT = 100;

    private static final Column GAIN = new Column("gain", "Gain, percent of the stake", new Unit.PercentOfTheStake());
    private static final Column COST = new Column("cost", "Costs");
    private static final Column ENDLESS = new Column("gain-endless", "From an endless pack");

    private Worth() {}

    /** What an answer is worth to a hand. */
    interface Gain extends BiFunction<PlayAgainst, Hand, Double> {}

    /** An answer and its worth. */
    record Choice(String answer, Gain gain) {}

    private record Counted(String answer, double gain, double endless) {}

    /**
     * @param book the book's answers
     * @param rules by which it is played
     */
    static Reckoning<String> of(HandAtTable table, List<Choice> choices, List<String> book, VingtEtUnRules rules) {
        PlayAgainst here = PlayAgainst.atBest(rules, table.shoe(), table.up());
        PlayAgainst endless = PlayAgainst.atBest(rules, Shoe.endless(), table.up());
        List<Counted> all = new ArrayList<>(choices.stream()
                .map(choice -> new Counted(
                        choice.answer(),
                        choice.gain().apply(here, table.counted()),
                        choice.gain().apply(endless, table.counted())))
                .sorted(Comparator.comparingDouble(Counted::gain).reversed())
                .toList());
        double most = all.getFirst().gain();
        return new Reckoning<>(
                List.of(GAIN, COST, ENDLESS),
                all.stream()
                        .map(one -> new Row<>(
                                one.answer(),
                                List.of(percent(one.gain()), percent(most - one.gain()), percent(one.endless()))))
                        .toList(),
                all.stream()
                        .filter(one -> most - one.gain() < EQUAL)
                        .map(Counted::answer)
                        .toList(),
                cost(all, most, book) + "Exact, over every card not seen of " + table.packsInWords()
                        + ": the dealer has looked and has no natural, draws to 16 and stands on 17, equal counts"
                        + " pay nobody, and you play on as well as can be.");
    }

    private static String cost(List<Counted> all, double most, List<String> book) {
        return all.stream()
                .filter(one -> book.contains(one.answer()) && most - one.gain() > EQUAL)
                .findFirst()
                .map(one -> String.format(
                        Locale.ROOT,
                        "The book's answer costs %.1f percent of the stake here. ",
                        PERCENT * (most - one.gain())))
                .orElse("");
    }

    private static Figure percent(double share) {
        double rounded = Math.abs(share) < 5e-4 ? 0 : share;
        return new Figure(PERCENT * share, String.format(Locale.ROOT, "%.1f", PERCENT * rounded));
    }
}
