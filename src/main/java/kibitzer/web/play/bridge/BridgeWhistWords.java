package kibitzer.web.play.bridge;

import java.util.Map;
import java.util.stream.Stream;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.scoring.Doubling;
import kibitzer.play.bridge.whist1904.SeenBridgeWhist;
import org.springframework.util.StringUtils;

/** What is said before the lead, in words, and how a deal stands. */
final class BridgeWhistWords {
    private static final Map<String, String> SAID =
            Map.of("leave", "Leave it to partner", "double", "Double", "pass", "No, go on");

    private BridgeWhistWords() {}

    /** As it stands on its button: "Hearts", "Double". */
    static String label(String word) {
        return Stream.of(Strain.values())
                .filter(strain -> strain.letters().equals(word))
                .findFirst()
                .map(strain -> StringUtils.capitalize(strain.inWords()))
                .orElseGet(() -> SAID.getOrDefault(word, word));
    }

    /** "Hearts are trumps, doubled. Tricks: you 3, they 2." */
    static String standing(SeenBridgeWhist seen) {
        var play = seen.play().orElseThrow();
        boolean northSouth = seen.seat().isNorthSouth();
        return trumps(seen) + ". Tricks: you " + play.tricks().get(northSouth ? 0 : 1) + ", they "
                + play.tricks().get(northSouth ? 1 : 0) + ".";
    }

    /** "Hearts are trumps, doubled", "No trumps". */
    static String trumps(SeenBridgeWhist seen) {
        Strain trump = seen.declaring().trump().orElseThrow();
        String named = trump.suit()
                .map(suit -> StringUtils.capitalize(suit.plural()) + " are trumps")
                .orElse("There are no trumps");
        return named + Doubling.of(seen.declaring().doubled()).suffix();
    }
}
