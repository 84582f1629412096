package kibitzer.conventions.bridge.value;

import java.util.List;
import java.util.Optional;

/**
 * How high two hands together should bid (p. 146).
 *
 * @param word the name in JSON: "part-score"
 * @param label "Part-score zone"
 * @param least the combined count at which it begins
 * @param most the last combined count that belongs to it; what is beyond the last zone belongs to it as well
 * @param pointer the statement of the book
 */
public record Zone(String word, String label, double least, double most, String pointer) {
    private static final double NO_END = Double.POSITIVE_INFINITY;

    /** The zones by points; the book says nothing of fewer than 20. */
    public static final List<Zone> BY_POINTS = List.of(
            new Zone("part-score", "Part-score zone", 20, 24, "culbertson-point-count.p47"),
            new Zone("borderline-game", "Borderline game zone", 25, 25, "culbertson-point-count.p48"),
            new Zone("game", "Game zone", 26, 32, "culbertson-point-count.p49"),
            new Zone("small-slam", "Small-slam zone", 33, 36, "culbertson-point-count.p50"),
            new Zone("grand-slam", "Grand-slam zone", 37, NO_END, "culbertson-point-count.p51"));

    /** The zones by honour-tricks; the book says nothing of fewer than 4. */
    public static final List<Zone> BY_HONOUR_TRICKS = List.of(
            new Zone("part-score", "Part-score zone", 4, 4.5, "culbertson-honour-tricks.p54"),
            new Zone("borderline-game", "Borderline game zone", 5, 5.5, "culbertson-honour-tricks.p55"),
            new Zone("game", "Game zone", 6, 6.5, "culbertson-honour-tricks.p56"),
            new Zone("slam", "Slam zone", 7, NO_END, "culbertson-honour-tricks.p57"));

    /** The zone of a combined count; none below the first. */
    public static Optional<Zone> of(List<Zone> zones, double combined) {
        return zones.reversed().stream()
                .filter(zone -> combined >= zone.least())
                .findFirst();
    }

    public boolean isOpenEnded() {
        return most == NO_END;
    }
}
