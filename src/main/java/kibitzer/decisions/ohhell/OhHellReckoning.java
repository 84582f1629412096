package kibitzer.decisions.ohhell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.ohhell.OhHellPlayer;
import kibitzer.conventions.ohhell.OhHellView;

/** How often each bid is made exactly, over sampled hands of the others, played out by habit. */
final class OhHellReckoning {
    static final int LAYOUTS = 200;
    private static final int MADE = 10;
    private static final int NOTHING = 5;
    private static final List<Column> COLUMNS = List.of(
            new Column("points", "Points", "point"), new Column("chance", "Made"), new Column("error", "Error"));

    private OhHellReckoning() {}

    static Reckoning<Integer> of(OhHellView view) {
        List<Integer> open = view.open();
        int[] made = new int[view.tricks() + 1];
        Chance chance = new Seed(view.hand().bits()).chance();
        OhHellPlayer player = new OhHellPlayer(view.trump());
        int own = view.position() - 1;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            List<CardSet> hands = hands(view, own, chance);
            int[] wanted = wanted(view, hands);
            for (int bid : open) {
                wanted[own] = bid;
                made[bid] += player.playOut(hands, wanted, 0)[own] == bid ? 1 : 0;
            }
        }
        List<Row<Integer>> rows = new ArrayList<>();
        open.forEach(bid -> rows.add(row(bid, (double) made[bid] / LAYOUTS, view.tricks())));
        rows.sort(Comparator.comparingDouble(row -> -row.figures().getFirst().value()));
        Row<Integer> first = rows.getFirst();
        double doubt = first.figures().getLast().value() * score(first.answer(), view.tricks());
        return new Reckoning<>(
                COLUMNS,
                rows,
                rows.stream()
                        .filter(row -> first.figures().getFirst().value()
                                        - row.figures().getFirst().value()
                                <= doubt)
                        .map(Row::answer)
                        .toList(),
                "How often so many tricks are won exactly over " + LAYOUTS
                        + " layouts of the other hands, every seat playing by"
                        + " simple habits for its own bid (those who have not bid, for what their hand counts), and the points"
                        + " that this brings on average. The error is the standard error of the chance. Better players would"
                        + " make more of every bid.");
    }

    private static List<CardSet> hands(OhHellView view, int own, Chance chance) {
        List<Card> unseen = chance.shuffled(CardSet.FULL_PACK.minus(view.hand()).toList());
        List<CardSet> hands = new ArrayList<>();
        int from = 0;
        for (int seat = 0; seat < view.players(); seat++) {
            if (seat == own) {
                hands.add(view.hand());
            } else {
                hands.add(CardSet.of(unseen.subList(from, from + view.tricks())));
                from += view.tricks();
            }
        }
        return hands;
    }

    private static int[] wanted(OhHellView view, List<CardSet> hands) {
        int[] wanted = new int[hands.size()];
        for (int seat = 0; seat < wanted.length; seat++) {
            wanted[seat] = seat < view.bids().size()
                    ? view.bids().get(seat)
                    : new OhHellView(hands.get(seat), view.trump(), List.of(), view.players(), false).count();
        }
        return wanted;
    }

    /** The bid and ten; for none five and a point for each trick of the deal (p. 251). */
    static int score(int bid, int tricks) {
        return bid == 0 ? NOTHING + tricks : MADE + bid;
    }

    private static Row<Integer> row(int bid, double chance, int tricks) {
        double points = chance * score(bid, tricks);
        double error = Math.sqrt(chance * (1 - chance) / LAYOUTS);
        return new Row<>(
                bid,
                List.of(
                        new Figure(points, String.format(Locale.ROOT, "%.1f", points)),
                        percent(chance),
                        percent(error)));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
