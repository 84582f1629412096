package kibitzer.conventions.bridge.value;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.advice.Why;

/**
 * How high two hands together should bid (p. 146).
 *
 * @param word the name in JSON: "part-score"
 * @param label "Part-score zone"
 * @param least the combined count at which it begins
 * @param most the last combined count that belongs to it; what is beyond the last zone belongs to it as well
 * @param pointer the statement of the book
 * @param why what it is good for to know that the hands are in it
 */
public record Zone(String word, String label, double least, double most, String pointer, Why why) {
    private static final double NO_END = Double.POSITIVE_INFINITY;
    private static final Set<String> PRINTED_WHOLE = Set.of("part-score", "borderline-game");

    private static final Why PART_SCORE =
            Why.practice("Game would fail too often, so partners stop as low as their best suit allows.");
    private static final Why BORDERLINE =
            Why.practice("Game hangs on how the hands fit, so partners look for a fit before they bid it.");
    private static final Why GAME = Why.practice(
            "The bonus for game is worth far more than a part-score, so neither partner may stop below it.");
    private static final Why SLAM = Why.practice(
            "The bonus for a slam is large, so partners ask for what could still be missing instead of stopping in game.");
    private static final Why GRAND_SLAM = Why.practice(
            "So little is left to the opponents that they can hardly win a trick, and the bonus is the largest of all.");

    /** The zones by points; the book says nothing of fewer than 20. */
    public static final List<Zone> BY_POINTS = List.of(
            new Zone("part-score", "Part-score zone", 20, 24, "culbertson-point-count.p47", PART_SCORE),
            new Zone("borderline-game", "Borderline game zone", 25, 25, "culbertson-point-count.p48", BORDERLINE),
            new Zone("game", "Game zone", 26, 32, "culbertson-point-count.p49", GAME),
            new Zone("small-slam", "Small-slam zone", 33, 36, "culbertson-point-count.p50", SLAM),
            new Zone("grand-slam", "Grand-slam zone", 37, NO_END, "culbertson-point-count.p51", GRAND_SLAM));

    /** The zones by honour-tricks; the book says nothing of fewer than 4. */
    public static final List<Zone> BY_HONOUR_TRICKS = List.of(
            new Zone("part-score", "Part-score zone", 4, 4.5, "culbertson-honour-tricks.p54", PART_SCORE),
            new Zone("borderline-game", "Borderline game zone", 5, 5.5, "culbertson-honour-tricks.p55", BORDERLINE),
            new Zone("game", "Game zone", 6, 6.5, "culbertson-honour-tricks.p56", GAME),
            new Zone("slam", "Slam zone", 7, NO_END, "culbertson-honour-tricks.p57", SLAM));

    /** The zone of a combined count; none below the first. */
    public static Optional<Zone> of(List<Zone> zones, double combined) {
        return zones.reversed().stream()
                .filter(zone -> combined >= zone.least())
                .findFirst();
    }

    /** True where the page prints both ends; of the zones of game and slam it prints only where they begin. */
    public boolean isPrintedWhole() {
        return PRINTED_WHOLE.contains(word);
    }

    public boolean isOpenEnded() {
        return most == NO_END;
    }
}
