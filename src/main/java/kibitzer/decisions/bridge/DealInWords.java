package kibitzer.decisions.bridge;

import kibitzer.games.bridge.scoring.SheetLine;
import kibitzer.games.bridge.scoring.Side;

/** A line of a score sheet as it is called out at the table. */
final class DealInWords {
    private DealInWords() {}

    /** "We bid four hearts, doubled, and won 10 tricks". */
    static String of(SheetLine line) {
        return switch (line) {
            case SheetLine.PassedOut() -> "All four passed";
            case SheetLine.Above(Side side, int points) ->
                (side == Side.WE ? "We" : "They") + " add " + points + " above the line";
            case SheetLine.Played played -> {
                String who = played.declarer() == Side.WE ? "We" : "They";
                String what = (played.level() == 0 ? " declared " : " bid ")
                        + new Declaration(played.level(), played.strain()).inWords()
                        + played.doubling().suffix();
                String honours = played.honours() == 0
                        ? ""
                        : "; " + played.honours() + " for honours to "
                                + (played.honoursHeldBy() == Side.WE ? "us" : "them");
                yield who + what + (played.doubling().suffix().isEmpty() ? "" : ",") + " and won " + played.tricks()
                        + (played.tricks() == 1 ? " trick" : " tricks") + honours;
            }
        };
    }
}
