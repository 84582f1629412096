package kibitzer.games.bridge.scoring;

import java.util.Locale;

/**
 * One part of a score.
 *
 * @param part what it is for
 * @param column where it is written
 * @param points how many
 * @param counted how they were counted: "4 odd tricks at 30"
 */
public record Entry(Part part, Column column, int points, String counted) {

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

    /** "4 odd tricks at 30: 120 below". */
    public String inWords() {
        return counted + ": " + points + " " + column.inWords();
    }
}
