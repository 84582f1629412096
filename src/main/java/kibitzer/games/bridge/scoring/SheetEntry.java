package kibitzer.games.bridge.scoring;

import java.util.Optional;

/**
 * Points as they stand on the sheet.
 *
 * @param line which line of the sheet brought them, from 0; the rubber itself counts as the line after the last
 * @param side whose they are
 * @param below true if they count towards game
 * @param game which game of the rubber they were made in, from 0
 * @param part what of a deal they are for; empty for the rubber, and for what players wrote down themselves
 * @param points how many
 * @param what what they are for, in words: "4 odd tricks"
 * @param how behind it, how they were counted: " at 30"; empty where there is no more to say
 */
public record SheetEntry(
        int line, Side side, boolean below, int game, Optional<Entry.Part> part, int points, String what, String how) {

    static SheetEntry of(Entry entry, Side declarer, int line, int game) {
        Side side = entry.column().side() == Side.WE ? declarer : declarer.other();
        boolean below = entry.column() == Column.below(entry.column().side());
        return new SheetEntry(
                line, side, below, game, Optional.of(entry.part()), entry.points(), entry.what(), entry.how());
    }

    /** Above the line, and of no deal. */
    static SheetEntry above(int line, Side side, int game, int points, String what, String how) {
        return new SheetEntry(line, side, false, game, Optional.empty(), points, what, how);
    }

    /** The same points, given to the other side. */
    public SheetEntry turned() {
        return new SheetEntry(line, side.other(), below, game, part, points, what, how);
    }

    /** What they are for and how they were counted: "4 odd tricks at 30". */
    public String counted() {
        return what + how;
    }

    /** "4 odd tricks at 30: 120 to us". */
    public String inWords() {
        return counted() + ": " + points + " to " + (side == Side.WE ? "us" : "them");
    }
}
