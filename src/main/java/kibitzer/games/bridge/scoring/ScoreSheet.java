package kibitzer.games.bridge.scoring;

import java.util.List;

/** The score of one sitting, as far as it has come: a rubber, or a round of progressive bridge. Never changes. */
public sealed interface ScoreSheet permits Rubber, ProgressiveRound {

    /** An empty sheet: a rubber where the form has rubbers, else a round in which we deal first. */
    static ScoreSheet begin(BridgeForm form) {
        return form.rubber().isPresent() ? Rubber.begin(form) : ProgressiveRound.begin(Side.WE);
    }

    BridgeForm form();

    List<SheetLine> lines();

    /** Everything written so far, in order. */
    List<SheetEntry> written();

    /**
     * The sheet with one more line.
     *
     * @throws ImpossibleDeal if there is no such deal in this form, or nothing is left to play
     */
    ScoreSheet with(SheetLine line);

    /** True if a side is vulnerable in the deal that comes next. */
    boolean isVulnerable(Side side);

    /** True if the sitting is over. */
    boolean isOver();

    default int total(Side side) {
        return written().stream()
                .filter(points -> points.side() == side)
                .mapToInt(SheetEntry::points)
                .sum();
    }

    /** What we have more than they. */
    default int difference() {
        return total(Side.WE) - total(Side.THEY);
    }

    /** The same sheet without its last line; itself if it is empty. */
    default ScoreSheet withoutLast() {
        ScoreSheet sheet = empty();
        for (SheetLine line : lines().subList(0, Math.max(0, lines().size() - 1))) {
            sheet = sheet.with(line);
        }
        return sheet;
    }

    /** A sheet of the same form with nothing on it. */
    ScoreSheet empty();
}
