package kibitzer.conventions.systems;

import java.util.Set;

/**
 * Rules that come to decide so seldom that no deal for them is found in reasonable time: the last word of long slam
 * auctions, fall-backs that nearly always find something better. They advise like all others and cannot be practised
 * one by one.
 */
public final class RareRules {
    public static final Set<String> IDS = Set.of(
            "cab.rebid.forced-new-suit-at-two",
            "culbertson-honour-tricks.rebid.game-in-a-minor",
            "culbertson-honour-tricks.rebid.practice.raise",
            "defence.cheapest-answer",
            "defence.keep-open");

    private RareRules() {}
}
