package kibitzer.conventions.rummy;

import java.util.Map;
import kibitzer.advice.RuleFamilies;

/** The families of the rules of the rummy games: each game that has its own. */
public final class RummyFamilies {
    /** Rummy itself has no heading. */
    public static final RuleFamilies ALL = new RuleFamilies(Map.ofEntries(
            Map.entry("500", "five hundred rum"),
            Map.entry("partnership-500", "partnership five hundred rum"),
            Map.entry("block", "block"),
            Map.entry("canasta", "Canasta"),
            Map.entry("conquian", "conquian"),
            Map.entry("continental", "continental"),
            Map.entry("contract", "contract"),
            Map.entry("kaluki", "kaluki"),
            Map.entry("oklahoma", "Oklahoma"),
            Map.entry("panguingue", "panguingue"),
            Map.entry("persian", "Persian rummy"),
            Map.entry("pif-paf", "pif paf"),
            Map.entry("queen-city", "queen city"),
            Map.entry("signal", "signal")));

    private RummyFamilies() {}
}
