package kibitzer.decisions.solo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Reckoning.Column;
import kibitzer.advice.Reckoning.Figure;
import kibitzer.advice.Reckoning.Row;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.conventions.solo.SoloView;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.whist.WhistGames;

/** How often a call at solo whist would be made, over layouts that are played out by simple habits. */
final class SoloReckoning {
    static final int LAYOUTS = 100;
    private static final TrickGame GAME = WhistGames.SOLO_WHIST;
    private static final PlainPlayer PLAYER = new PlainPlayer(0, LAYOUTS);

    /**
     * A call that one player makes alone.
     *
     * @param wanted tricks to be won; 0 where all are to be lost
     * @param pays units from or to each of three, without more or fewer tricks
     */
    private record Undertaking(String call, Optional<Suit> trump, int wanted, int pays) {}

    private SoloReckoning() {}

    static Optional<Reckoning<String>> of(SoloView view) {
        List<Row<String>> rows = new ArrayList<>(undertakings(view).stream()
                .filter(one -> view.open().contains(one.call()))
                .map(one -> row(view, one))
                .toList());
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        rows.sort(Comparator.comparingDouble(
                (Row<String> row) -> -row.figures().getFirst().value()));
        Row<String> first = rows.getFirst();
        double gain = first.figures().getFirst().value();
        return Optional.of(
                new Reckoning<>(
                        List.of(
                                new Column("gain", "Units from each", "unit"),
                                new Column("chance", "Made"),
                                new Column("error", "Error")),
                        rows,
                        gain > 0 ? List.of(first.answer()) : List.of(),
                        "How often a call made alone succeeds over " + LAYOUTS
                                + " layouts of the other hands, played out by simple habits with the caller on lead, and what it"
                                + " brings from each of the three without more or fewer tricks. The error is the standard error of the"
                                + " chance. Habits are not good play, and a proposal, which hangs on a partner, is not in it."));
    }

    private static List<Undertaking> undertakings(SoloView view) {
        Optional<Suit> turned = Optional.of(view.turned());
        return List.of(
                new Undertaking(SoloView.SOLO, turned, 5, 1),
                new Undertaking(SoloView.MISERE, Optional.empty(), 0, 2),
                new Undertaking(SoloView.ABONDANCE, Optional.of(view.best()), 9, 3),
                new Undertaking(SoloView.ABONDANCE_IN_TRUMPS, turned, 9, 3),
                new Undertaking(SoloView.OPEN_MISERE, Optional.empty(), 0, 4),
                new Undertaking(SoloView.SLAM, Optional.empty(), SoloView.HAND, 6));
    }

    private static Row<String> row(SoloView view, Undertaking one) {
        Contract contract = GAME.rules().contract(one.call()).orElseThrow();
        Stake stake = new Stake(false, one.wanted() == 0, Optional.of(0));
        PlayerView sight = new PlayerView(
                GAME,
                contract,
                one.trump(),
                Optional.empty(),
                stake,
                0,
                Cards.of(view.hand().toList()),
                Collections.nCopies(TableSeat.COMPASS, SoloView.HAND),
                0,
                List.of(),
                new SeenTrick(0, List.of(), Optional.empty(), false));
        long made = PLAYER.outcomes(sight).stream()
                .filter(won -> one.wanted() == 0 ? won == 0 : won >= one.wanted())
                .count();
        double chance = (double) made / LAYOUTS;
        double gain = one.pays() * (2 * chance - 1);
        return new Row<>(
                one.call(),
                List.of(
                        new Figure(gain, String.format(Locale.ROOT, "%+.1f", gain)),
                        percent(chance),
                        percent(Math.sqrt(chance * (1 - chance) / LAYOUTS))));
    }

    private static Figure percent(double value) {
        return new Figure(value, String.format(Locale.ROOT, "%.0f%%", 100 * value));
    }
}
