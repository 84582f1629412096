package kibitzer.decisions.bridge.score;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.answer.Tally;
import kibitzer.games.bridge.scoring.Column;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.games.bridge.scoring.Entry;
import kibitzer.games.bridge.scoring.PlayedDeal;
import kibitzer.games.bridge.scoring.ScoreEntries;

/** Why a column of a deal's score is wrong: a contract that was made is no failure, and above the line stands nothing else. */
final class ScoreWorking {
    private static final String WE_BELOW = Column.WE_BELOW.word();
    private static final String WE_ABOVE = Column.WE_ABOVE.word();
    private static final String THEY_ABOVE = Column.THEY_ABOVE.word();

    /** More premiums than that are told as they are counted. */
    private static final int FEW = 1;

    private final PlayedDeal deal;
    private final ScoreEntries score;
    private final Columns columns;

    ScoreWorking(DealToScore position, Columns columns) {
        this.deal = position.deal();
        this.score = position.score();
        this.columns = columns;
    }

    /** The wrong columns, the one first that takes a made contract for a failed one, or a failed one for made. */
    List<Reason> against(Tally right, Tally answer) {
        return columns.differences(right, answer).stream()
                .sorted(Comparator.comparing(reason -> !isOfTheResult(reason.fact(), right, answer)))
                .map(reason -> told(reason, working(reason.fact(), right, answer)))
                .toList();
    }

    private boolean isOfTheResult(String column, Tally right, Tally answer) {
        return deal.isFailed() && right.in(column) == 0 && column.equals(WE_BELOW)
                || isTakenForFailed(column, right, answer);
    }

    private boolean isTakenForFailed(String column, Tally right, Tally answer) {
        return isMade() && column.equals(THEY_ABOVE) && right.in(column) == 0 && answer.in(WE_BELOW) == 0;
    }

    private String working(String column, Tally right, Tally answer) {
        if (column.equals(Columns.TOTAL)) {
            return sum(columns.ours().keySet(), right) + " for us less "
                    + sum(columns.theirs().keySet(), right) + " for them";
        }
        if (isOfTheResult(column, right, answer)) {
            return deal.isFailed()
                    ? needs() + ", so nothing goes below, and they score above"
                    : needs() + ", so it is made, and they get nothing";
        }
        List<Entry> here = score.entries().stream()
                .filter(entry -> entry.column().word().equals(column) && entry.points() != 0)
                .toList();
        if (column.equals(WE_ABOVE) && isMade() && answer.in(column) > right.in(column) && here.size() <= FEW) {
            List<String> none = none();
            if (!none.isEmpty()) {
                return "no " + String.join(", no ", none)
                        + (here.isEmpty() ? ", so nothing goes above" : "; only " + brief(here.getFirst()));
            }
        }
        if (here.isEmpty()) {
            return deal.isFailed() && columns.ours().containsKey(column)
                    ? needs() + ", so it fails, and they score above"
                    : "nothing of this deal goes there";
        }
        return new ScoreParts(here.stream().map(ScoreParts.Part::of).toList()).inRoom();
    }

    private static int sum(Set<String> some, Tally right) {
        return some.stream().mapToInt(right::in).sum();
    }

    /** What a made contract could bring above the line, and this one does not. */
    private List<String> none() {
        return Stream.of(
                        deal.overtricks() > 0 ? "" : "overtrick",
                        has(Entry.Part.SLAM) ? "" : "slam bid",
                        deal.doubling() == Doubling.UNDOUBLED ? "double" : "",
                        has(Entry.Part.HONOURS) ? "" : "honours")
                .filter(what -> !what.isEmpty())
                .toList();
    }

    /** "2 overtricks: 60". */
    private static String brief(Entry entry) {
        return (entry.part() == Entry.Part.OVERTRICKS ? entry.what() : entry.counted()) + ": " + entry.points();
    }

    private boolean has(Entry.Part part) {
        return score.entries().stream().anyMatch(entry -> entry.part() == part);
    }

    private static Reason told(Reason reason, String working) {
        return Reason.missing(
                reason.fact(), reason.actual(), reason.measured() + ": " + working, reason.required(), "");
    }

    /** "the contract needs 7 tricks and won 5". */
    private String needs() {
        return "the contract needs " + (PlayedDeal.BOOK + deal.level()) + " tricks and won " + deal.tricks();
    }

    private boolean isMade() {
        return deal.level() > 0 && deal.isMade();
    }
}
