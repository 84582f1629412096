package kibitzer.games.bridge.scoring;

import kibitzer.games.bridge.Call;

/** A line of a score sheet as it is called out at the table. */
public final class SheetWords {
    private SheetWords() {}

    /** "We bid four hearts, doubled, and won 10 tricks". */
    public static String of(SheetLine line) {
        return switch (line) {
            case SheetLine.PassedOut() -> "All four passed";
            case SheetLine.Above(Side side, int points) ->
                (side == Side.WE ? "We" : "They") + (points > 0 ? " add " : " take off ") + Math.abs(points)
                        + " above the line";
            case SheetLine.Played played ->
                (played.declarer() == Side.WE ? "We" : "They") + contract(played) + " and won "
                        + Entry.tricks(played.tricks(), "trick") + honours(played);
        };
    }

    private static String contract(SheetLine.Played played) {
        String what = played.level() == 0
                ? " declared " + played.strain().inWords()
                : " bid " + new Call.Bid(played.level(), played.strain()).inWords();
        String doubled = played.doubling().suffix();
        return what + doubled + (doubled.isEmpty() ? "" : ",");
    }

    private static String honours(SheetLine.Played played) {
        return played.honours() == 0
                ? ""
                : "; " + played.honours() + " for honours to " + (played.honoursHeldBy() == Side.WE ? "us" : "them");
    }
}
