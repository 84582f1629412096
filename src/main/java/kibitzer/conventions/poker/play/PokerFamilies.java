package kibitzer.conventions.poker.play;

import java.util.Map;
import kibitzer.advice.RuleFamilies;

/** The families of the rules of poker: the form of the game, and what has happened in it. */
public final class PokerFamilies {
    /** Of all its decisions. */
    public static final RuleFamilies ALL = new RuleFamilies(Map.ofEntries(
            Map.entry("1891", "as in 1891"),
            Map.entry("aces-to-open", "aces to open"),
            Map.entry("blind", "blind"),
            Map.entry("bluff-raised", "bluff raised"),
            Map.entry("bug", "bug"),
            Map.entry("cats-and-dogs", "cats and dogs"),
            Map.entry("deuces", "deuces"),
            Map.entry("high-low", "high low"),
            Map.entry("high-low-stud", "high low stud"),
            Map.entry("joker", "joker"),
            Map.entry("joker-poker", "joker poker"),
            Map.entry("low", "low"),
            Map.entry("on-the-come", "on the come"),
            Map.entry("one-card-called", "one card called"),
            Map.entry("one-card-raised", "one card raised"),
            Map.entry("raised", "raised"),
            Map.entry("rest", "rest"),
            Map.entry("seven", "seven"),
            Map.entry("spit", "spit"),
            Map.entry("stud", "stud"),
            Map.entry("three-in", "three in")));

    /** Of staying in, where draw poker stands beside stud. */
    public static final RuleFamilies STAYING = new RuleFamilies(Map.ofEntries(Map.entry("draw", "draw"))).and(ALL);

    private PokerFamilies() {}
}
