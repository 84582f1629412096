package kibitzer.games.bridge.scoring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A rubber: the best of three games, each won by the points below the line, and a bonus to the side that wins two.
 *
 * <p>Points below the line of both sides are cut off when a game is won; a side with a game is vulnerable, where the form
 * knows vulnerability (Culbertson pp. 128, 135-138; laws of bridge, 1904).
 */
public final class Rubber implements ScoreSheet {
    private static final int GAMES_TO_WIN = 2;
    private static final int HUNDRED = 100;

    private final BridgeForm form;
    private final RubberRules rules;
    private final List<SheetLine> lines;
    private final List<SheetEntry> written;
    private final List<Side> games;

    private Rubber(BridgeForm form, List<SheetLine> lines, List<SheetEntry> written, List<Side> games) {
        this.form = form;
        this.rules = form.rubber()
                .orElseThrow(() -> new IllegalArgumentException(form.inWords() + " is not played in rubbers"));
        this.lines = List.copyOf(lines);
        this.written = List.copyOf(written);
        this.games = List.copyOf(games);
    }

    /** @throws IllegalArgumentException if the form is not played in rubbers */
    public static Rubber begin(BridgeForm form) {
        return new Rubber(form, List.of(), List.of(), List.of());
    }

    @Override
    public BridgeForm form() {
        return form;
    }

    @Override
    public List<SheetLine> lines() {
        return lines;
    }

    @Override
    public List<SheetEntry> written() {
        return written;
    }

    /** Who won each game, in order. */
    public List<Side> games() {
        return games;
    }

    @Override
    public Rubber empty() {
        return begin(form);
    }

    @Override
    public Rubber with(SheetLine line) {
        List<SheetEntry> more = new ArrayList<>(written);
        switch (line) {
            case SheetLine.PassedOut() -> demandOpen();
            case SheetLine.Above(Side side, int points) ->
                more.add(SheetEntry.above(lines.size(), side, game(), points, "points added above the line", ""));
            case SheetLine.Played played -> {
                demandOpen();
                PlayedDeal deal = played.deal(isVulnerable(played.declarer()));
                form.demandPossible(deal);
                form.scoring().score(deal).entries().stream()
                        .filter(entry -> entry.points() != 0)
                        .map(entry -> SheetEntry.of(entry, played.declarer(), lines.size(), game()))
                        .forEach(more::add);
            }
        }
        List<Side> won = new ArrayList<>(games);
        for (Side side : Side.values()) {
            if (!isOver() && below(more, side, game()) >= rules.game()) {
                won.add(side);
                if (Collections.frequency(won, side) == GAMES_TO_WIN) {
                    more.add(rubberBonus(side, won.size(), lines.size()));
                }
            }
        }
        List<SheetLine> longer = new ArrayList<>(lines);
        longer.add(line);
        return new Rubber(form, longer, more, won);
    }

    private void demandOpen() {
        if (isOver()) {
            throw new ImpossibleDeal("rubber", "the rubber is over", "a new rubber");
        }
    }

    private SheetEntry rubberBonus(Side side, int gamesPlayed, int line) {
        int bonus = gamesPlayed == GAMES_TO_WIN ? rules.inTwoGames() : rules.inThreeGames();
        String games = gamesPlayed == GAMES_TO_WIN ? " in two games" : " in three games";
        return SheetEntry.above(line, side, game(), bonus, "the rubber", games);
    }

    /** The game that is being played, from 0; after the rubber the last one. */
    private int game() {
        return isOver() ? games.size() - 1 : games.size();
    }

    private static int below(List<SheetEntry> points, Side side, int game) {
        return points.stream()
                .filter(one -> one.below() && one.side() == side && one.game() == game)
                .mapToInt(SheetEntry::points)
                .sum();
    }

    /** What a side has below the line in the game that is being played. */
    public int partScore(Side side) {
        return isOver() ? 0 : below(written, side, games.size());
    }

    @Override
    public boolean isVulnerable(Side side) {
        return form.knowsVulnerability() && games.contains(side);
    }

    @Override
    public boolean isOver() {
        return rubberWonBy().isPresent();
    }

    /** Who won two games; the totals may still be the other side's. */
    public Optional<Side> rubberWonBy() {
        for (Side side : Side.values()) {
            if (Collections.frequency(games, side) >= GAMES_TO_WIN) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    /** What is added if the rubber is broken off here; empty once it is over or where the book gives nothing for it. */
    public List<SheetEntry> ifBrokenOff() {
        List<SheetEntry> added = new ArrayList<>();
        for (Side side : Side.values()) {
            if (rules.unfinishedGame() > 0 && games.equals(List.of(side))) {
                added.add(above(side, rules.unfinishedGame(), "the only game", " of an unfinished rubber"));
            }
            if (rules.unfinishedPartScore() > 0 && partScore(side) > 0 && partScore(side.other()) == 0) {
                added.add(above(side, rules.unfinishedPartScore(), "the only part-score", " of an unfinished game"));
            }
        }
        return added;
    }

    private SheetEntry above(Side side, int points, String what, String how) {
        return SheetEntry.above(lines.size(), side, game(), points, what, how);
    }

    /** The difference in hundreds, 49 counting as nothing and 50 as a hundred more (p. 138). */
    public int hundreds() {
        return (Math.abs(difference()) + HUNDRED / 2) / HUNDRED;
    }
}
