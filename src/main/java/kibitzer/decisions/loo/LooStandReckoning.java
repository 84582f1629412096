package kibitzer.decisions.loo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.loo.LooView;

/** What standing at loo, or taking the miss, brings over sampled hands of the others. */
final class LooStandReckoning {
    static final int LAYOUTS = 150;

    private LooStandReckoning() {}

    static Reckoning<String> of(LooView view) {
        List<Row<String>> rows = new ArrayList<>();
        for (String word : view.open()) {
            boolean free = word.equals(LooView.THROW_UP) || word.equals(LooView.DEFEND);
            rows.add(free ? row(word, new double[] {0}, 0) : sampled(view, word));
        }
        rows.sort(Comparator.comparingDouble(
                (Row<String> row) -> -row.figures().getFirst().value()));
        Row<String> first = rows.getFirst();
        List<String> best = rows.stream()
                .filter(row -> first.figures().getFirst().value()
                                - row.figures().getFirst().value()
                        <= Math.max(
                                first.figures().get(1).value(),
                                row.figures().get(1).value()))
                .map(Row::answer)
                .toList();
        return new Reckoning<>(
                List.of(
                        new Column("gain", "Counters", "counter"),
                        new Column("error", "Error"),
                        new Column("chance", "A trick")),
                rows,
                best.size() == rows.size() ? List.of() : best,
                "Counters won on average, and how often a trick is, over " + LAYOUTS
                        + " deals of the cards that you do not see. Players before you who stand are given hands that the book"
                        + " stands on, players after you do as it says; then all cards are seen and the others play together"
                        + " against you. The error is the standard error of the average.");
    }

    private static Row<String> sampled(LooView view, String word) {
        Chance chance = new Seed(view.hand().bits()).chance();
        double[] gains = new double[LAYOUTS];
        int tricked = 0;
        for (int layout = 0; layout < LAYOUTS; layout++) {
            int tricks = tricks(view, word.equals(LooView.MISS), chance);
            tricked += tricks > 0 ? 1 : 0;
            gains[layout] = tricks > 0 ? (double) view.pool() * tricks / LooView.HAND : -view.loo();
        }
        return row(word, gains, (double) tricked / LAYOUTS);
    }

    /** What is won of the three tricks in one deal; all of them where nobody else is in. */
    private static int tricks(LooView view, boolean miss, Chance chance) {
        LooHands deal = new LooHands(view.hand(), view.turnUp(), chance);
        List<CardSet> hands = new ArrayList<>();
        for (int before = 0; before < view.stood(); before++) {
            hands.add(deal.standing());
        }
        if (view.missTaken()) {
            hands.add(deal.any(LooView.HAND));
        }
        int me = hands.size();
        hands.add(miss ? deal.any(LooView.HAND) : view.hand());
        boolean missGone = miss || view.missTaken();
        int stood = view.stood() + (miss ? 0 : 1);
        for (int position = view.position() + 1; position <= view.players(); position++) {
            CardSet hand = deal.any(LooView.HAND);
            int others = position - 1 - stood - (missGone ? 1 : 0);
            boolean mustPlay = position == view.players() && hands.size() == 1 && !missGone;
            if (deal.stands(hand, view.players(), position, stood, others, missGone)) {
                hands.add(hand);
                stood++;
            } else if (mustPlay) {
                hands.add(deal.any(LooView.HAND));
            }
        }
        if (hands.size() == 1) {
            return LooView.HAND;
        }
        int leaders = LooHands.lines(hands, view.turnUp(), me).bestWon();
        return me == 0 ? leaders : LooView.HAND - leaders;
    }

    private static Row<String> row(String word, double[] gains, double chance) {
        double sum = 0;
        double squares = 0;
        for (double gain : gains) {
            sum += gain;
            squares += gain * gain;
        }
        double mean = sum / gains.length;
        double error = Math.sqrt(Math.max(0, squares / gains.length - mean * mean) / gains.length);
        return new Row<>(
                word,
                List.of(
                        new Figure(mean, String.format(Locale.ROOT, "%+.1f", mean)),
                        new Figure(error, String.format(Locale.ROOT, "%.1f", error)),
                        new Figure(chance, String.format(Locale.ROOT, "%.0f%%", 100 * chance))));
    }
}
