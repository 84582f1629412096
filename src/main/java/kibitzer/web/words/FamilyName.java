package kibitzer.web.words;

import java.util.Map;

/** What a family of games is called on the page. */
public final class FamilyName {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("party", "Party games and puzzles"),
            Map.entry("european", "European games"),
            Map.entry("banking", "Banking games"),
            Map.entry("melding", "Games of tricks and melds"),
            Map.entry("children", "Children's games"),
            Map.entry("solitaire", "Patience"),
            Map.entry("stops", "Stops"),
            Map.entry("two-hand", "Games for two"),
            Map.entry("all-fours", "All Fours"),
            Map.entry("challenge", "Challenge games"),
            Map.entry("round-games", "Round games"),
            Map.entry("other", "Other games"),
            Map.entry("gin", "Gin Rummy"),
            Map.entry("law", "The laws"),
            Map.entry("mini-bridge", "Mini-bridge"),
            Map.entry("vingt-et-un", "Vingt-et-un"),
            Map.entry("solo", "Solo whist"),
            Map.entry("trick", "Tricks in any game"),
            Map.entry("meld", "Melds in any game"),
            Map.entry("bank", "Any bank"));

    private FamilyName() {}

    public static String of(String family) {
        return NAMES.getOrDefault(family, RuleName.of(family));
    }
}
