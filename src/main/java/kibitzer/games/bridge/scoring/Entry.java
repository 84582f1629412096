package kibitzer.games.bridge.scoring;

import java.util.Locale;

/**
 * One part of a score.
 *
 * @param part what it is for
 * @param column where it is written
 * @param points how many
 * @param what what they are given for: "4 odd tricks"
 * @param how behind it, how they were counted: " at 30, doubled"; empty where there is no more to say
 */
public record Entry(Part part, Column column, int points, String what, String how) {

    Entry(Part part, Column column, int points, String what) {
        this(part, column, points, what, "");
    }

    /** What points are given for. */
    public enum Part {
        ODD_TRICKS,
        OVERTRICKS,
        MADE_DOUBLED,
        UNDERTRICKS,
        SLAM,
        HONOURS,
        PREMIUM,
        LIMIT;

        /** "odd-tricks". */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static Entry honours(PlayedDeal deal) {
        return new Entry(Part.HONOURS, Column.above(deal.honoursHeldBy()), deal.honours(), "honours");
    }

    static String tricks(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /** How they were counted: "4 odd tricks at 30". */
    public String counted() {
        return what + how;
    }

    /** "4 odd tricks at 30: 120 below". */
    public String inWords() {
        return counted() + ": " + points + " " + column.inWords();
    }
}
