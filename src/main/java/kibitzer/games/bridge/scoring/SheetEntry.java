package kibitzer.games.bridge.scoring;

/**
 * Points as they stand on the sheet.
 *
 * @param line which line of the sheet brought them, from 0; the rubber itself counts as the line after the last
 * @param side whose they are
 * @param below true if they count towards game
 * @param game which game of the rubber they were made in, from 0
 * @param points how many
 * @param counted what they are for: "4 odd tricks at 30"
 */
public record SheetEntry(int line, Side side, boolean below, int game, int points, String counted) {

    static SheetEntry of(Entry entry, Side declarer, int line, int game) {
        Side side = entry.column().side() == Side.WE ? declarer : declarer.other();
        boolean below = entry.column() == Column.below(entry.column().side());
        return new SheetEntry(line, side, below, game, entry.points(), entry.counted());
    }
}
