package kibitzer.decisions.nap;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.plain.Layouts;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;

/** What the cards say of a card at nap: how often the call is made, or fails, over sampled layouts of what is not seen. */
final class NapCardReckoning {
    static final int LAYOUTS = 200;

    private NapCardReckoning() {}

    static Reckoning<Card> of(NapTurn turn) {
        Map<Card, Integer> good = new LinkedHashMap<>();
        List<Card> lawful = turn.lawful();
        lawful.forEach(card -> good.put(card, 0));
        List<Suit> makings = turn.trump()
                .map(List::of)
                .orElseGet(() -> lawful.stream().map(Card::suit).distinct().toList());
        for (Suit making : makings) {
            Chance chance = new Seed(turn.hand().bits() ^ turn.open().bits()).chance();
            PlayerView sight = turn.sight(making);
            Layouts layouts = new Layouts(sight);
            for (int layout = 0; layout < LAYOUTS; layout++) {
                for (OpenLines.Line line : lines(sight, layouts.deal(chance)).lines()) {
                    boolean counts = turn.trump().isPresent() || line.card().suit() == making;
                    if (counts && good.containsKey(line.card()) && isGood(turn, line.won())) {
                        good.merge(line.card(), 1, Integer::sum);
                    }
                }
            }
        }
        return reckoning(turn, good);
    }

    private static OpenLines lines(PlayerView sight, Layouts.Layout layout) {
        return OpenCards.lines(
                new OpenHands(
                        sight.game(),
                        sight.contract(),
                        sight.trump(),
                        layout.hands(),
                        sight.trick().leader(),
                        sight.trick().cards(),
                        TableFacts.NONE),
                sight.stake());
    }

    /** For the caller that the call is made, for the others that it fails. */
    private static boolean isGood(NapTurn turn, int won) {
        return turn.isCaller()
                ? turn.tricks() + won >= turn.call()
                : turn.tricks() + turn.hand().size() - won < turn.call();
    }

    private static Reckoning<Card> reckoning(NapTurn turn, Map<Card, Integer> good) {
        List<Row<Card>> rows = good.entrySet().stream()
                .map(each -> row(each.getKey(), (double) each.getValue() / LAYOUTS))
                .sorted(Comparator.comparingDouble(
                        row -> -row.figures().getFirst().value()))
                .toList();
        Row<Card> first = rows.getFirst();
        double doubt = first.figures().getLast().value();
        List<Card> best = rows.stream()
                .filter(row -> first.figures().getFirst().value()
                                - row.figures().getFirst().value()
                        <= doubt)
                .map(Row::answer)
                .toList();
        return new Reckoning<>(
                List.of(
                        Column.chance("chance", turn.isCaller() ? "Call made" : "Call fails"),
                        new Column("error", "Error")),
                rows,
                best.size() == rows.size() ? List.of() : best,
                "How often the call " + (turn.isCaller() ? "is made" : "fails") + " over " + LAYOUTS
                        + " layouts of the cards that you do not see, all of them seen after this card and the others playing"
                        + " together against the caller. The error is the standard error. What the call tells is not in it.");
    }

    private static Row<Card> row(Card card, double chance) {
        return new Row<>(card, List.of(percent(chance), percent(Math.sqrt(chance * (1 - chance) / LAYOUTS))));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
