package kibitzer.conventions.systems;

import java.util.Set;

/**
 * Rules that come to decide so seldom that no deal for them is found in reasonable time: the last word of long slam
 * auctions, fall-backs that nearly always find something better. They advise like all others and cannot be practised
 * one by one.
 */
public final class RareRules {
    public static final Set<String> IDS = Set.of(
            "blackwood.small-slam-after-kings",
            "cab.rebid.forced-new-suit-at-two",
            "cab.rebid.raiser-declines",
            "cab.respond-to-long-suit.vulnerable-four",
            "cab.respond.two-no-trump",
            "culbertson-honour-tricks.rebid.game-in-a-minor",
            "culbertson-honour-tricks.rebid.practice.raise",
            "culbertson-honour-tricks.respond-to-long-suit.vulnerable-five",
            "culbertson-honour-tricks.respond-to-long-suit.vulnerable-three-no-trump",
            "culbertson-honour-tricks.vanderbilt.open.club-hand-below-one-club",
            "culbertson-honour-tricks.vanderbilt.open.obligatory",
            "culbertson-points.rebid.raiser-declines",
            "culbertson-points.respond-to-long-suit.vulnerable-five",
            "culbertson-points.respond-to-long-suit.vulnerable-three-no-trump",
            "defence.cheapest-answer",
            "defence.keep-open",
            "defence.raise-partners-answer",
            "defence.raise-to-game",
            "four-five.grand-slam",
            "four-five.leap-to-six");

    private RareRules() {}
}
