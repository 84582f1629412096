package kibitzer.decisions.loo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.loo.LooLeadView;
import kibitzer.games.trick.search.OpenLines;

/** How often a lead at loo is followed by a trick, over sampled hands of those who stand. */
final class LooLeadReckoning {
    static final int LAYOUTS = 200;

    private LooLeadReckoning() {}

    /** Nothing where the lead is compelled, or where a trick is won already and another card may be kept. */
    static Optional<Reckoning<Card>> of(LooLeadView view) {
        if (view.lawful().size() < 2) {
            return Optional.empty();
        }
        Map<Card, Integer> won = new LinkedHashMap<>();
        view.lawful().forEach(card -> won.put(card, 0));
        Chance chance = new Seed(view.hand().bits()).chance();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            for (OpenLines.Line line : lines(view, chance).lines()) {
                won.merge(line.card(), line.won() > 0 ? 1 : 0, Integer::sum);
            }
        }
        List<Row<Card>> rows = won.entrySet().stream()
                .map(each -> row(each.getKey(), (double) each.getValue() / LAYOUTS))
                .sorted(Comparator.comparingDouble(
                        row -> -row.figures().getFirst().value()))
                .toList();
        Row<Card> first = rows.getFirst();
        List<Card> best = rows.stream()
                .filter(row -> first.figures().getFirst().value()
                                - row.figures().getFirst().value()
                        <= first.figures().getLast().value())
                .map(Row::answer)
                .toList();
        return Optional.of(new Reckoning<>(
                List.of(Column.chance("chance", "A trick"), new Column("error", "Error")),
                rows,
                best.size() == rows.size() ? List.of() : best,
                "How often a trick is won from this lead on, over " + LAYOUTS
                        + " deals in which the others hold what the book stands on, all cards seen after the lead and the"
                        + " others playing together against you. The error is the standard error."));
    }

    /** After the first trick the others have played one card of their three. */
    private static OpenLines lines(LooLeadView view, Chance chance) {
        LooHands deal = new LooHands(view.hand(), view.turnUp(), chance);
        List<CardSet> hands = new ArrayList<>(List.of(view.hand()));
        while (hands.size() < view.standers()) {
            CardSet hand = deal.standing();
            while (hand.size() > view.hand().size()) {
                hand = hand.without(chance.oneOf(hand.toList()));
            }
            hands.add(hand);
        }
        return LooHands.lines(hands, view.turnUp(), 0);
    }

    private static Row<Card> row(Card card, double chance) {
        double error = Math.sqrt(chance * (1 - chance) / LAYOUTS);
        return new Row<>(card, List.of(percent(chance), percent(error)));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
