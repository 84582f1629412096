package kibitzer.decisions.whist;

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
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.turn.Sample;
import kibitzer.games.whist.Layouts;
import kibitzer.games.whist.WhistSight;

/** What the cards say of a lead: the tricks it wins double dummy, over hands that agree with what was seen. */
final class WhistReckoning {
    private static final double EQUAL = 1e-9;
    private static final Column TRICKS = new Column("tricks", "Tricks", "trick");
    private static final Column ERROR = new Column("error", "Error");

    private WhistReckoning() {}

    /** Nothing where it is not a lead, where tricks are missing, or where the hands are too long to count in time. */
    static Optional<Reckoning<Card>> of(WhistSight sight) {
        int number = layouts(sight.hand().size());
        if (!sight.trick().isEmpty() || !sight.isWhole() || !sight.isPossible() || number == 0) {
            return Optional.empty();
        }
        List<Deal> deals = Layouts.of(
                sight, number, new Seed(sight.hand().bits() ^ sight.played().bits()));
        return deals.size() < number ? Optional.empty() : Optional.of(counted(sight, deals));
    }

    /** So many that half a second is enough. */
    private static int layouts(int cards) {
        return cards > 11 ? 4 : cards > 9 ? 10 : cards > 7 ? 30 : 100;
    }

    private static Reckoning<Card> counted(WhistSight sight, List<Deal> deals) {
        Map<Card, List<Integer>> tricks = new LinkedHashMap<>();
        Seat seat = Seat.of(sight.seat().toString());
        Seat declarer = seat.after(3);
        for (Deal deal : deals) {
            DoubleDummy.of(deal)
                    .leads(Strain.of(sight.trump()), declarer)
                    .tricks()
                    .forEach((card, theirs) -> tricks.computeIfAbsent(card, none -> new ArrayList<>())
                            .add(deal.cardsEach() - theirs));
        }
        List<Row<Card>> rows = tricks.entrySet().stream()
                .map(each -> new Row<>(each.getKey(), figures(each.getValue())))
                .sorted(Comparator.comparingDouble(
                        row -> -row.figures().getFirst().value()))
                .toList();
        double most = rows.getFirst().figures().getFirst().value();
        return new Reckoning<>(
                List.of(TRICKS, ERROR),
                rows,
                rows.stream()
                        .filter(row -> most - row.figures().getFirst().value() < EQUAL)
                        .map(Row::answer)
                        .toList(),
                "Tricks still to come for your side, all hands seen and perfectly played, on average over "
                        + deals.size()
                        + " layouts that agree with what was played. The error is the standard error of that average;"
                        + " what the players meant by their cards is not in it.");
    }

    private static List<Figure> figures(List<Integer> tricks) {
        Sample sample = Sample.of(tricks.stream().mapToInt(Integer::intValue).toArray(), false);
        return List.of(figure(sample.mean()), figure(sample.error()));
    }

    private static Figure figure(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.2f", value));
    }
}
