package kibitzer.web.words;

import java.util.Map;
import java.util.Optional;
import kibitzer.cards.LaidOut;

/** The cards by which a family of games is known at a glance. */
public final class FamilyPicture {
    private static final Map<String, LaidOut> PICTURES = Map.ofEntries(
            of("tricks", "trick 7H KH 2H 9H"),
            of("bridge", "fan AS KH QD JC"),
            of("poker", "fan AH KH QH JH TH"),
            of("rummy", "row 7H 7S 7D"),
            of("gin", "fan 5S 6S 7S 8S"),
            of("two-hand", "fan 5S 5H 5C JD"),
            of("banking", "row AS KH"),
            of("banking-tables", "row 9H KC"),
            of("whist", "trick 2D JD KD AD"),
            of("party", "fan 2C 7D QH"),
            of("euchre", "fan JS JC AS"),
            of("round-games", "fan AH KH QH JH 9H"),
            of("stops", "row 9D TD JD QD KD"),
            of("all-fours", "row AS 2S JS TS"),
            of("hearts", "fan 4H 9H QS KH"),
            of("other", "fan AC 7D 2S"),
            of("european", "row 7D 3C 4S"),
            of("melding", "fan QS JD"),
            of("solitaire", "row AC 2C 3C 4C"),
            of("children", "fan QC JK"),
            of("challenge", "stock 9C"),
            of("dominoes", "row 6D 7D 8D"));

    private FamilyPicture() {}

    private static Map.Entry<String, LaidOut> of(String family, String cards) {
        return Map.entry(family, LaidOut.read(cards));
    }

    public static Optional<LaidOut> of(String family) {
        return Optional.ofNullable(PICTURES.get(family));
    }
}
