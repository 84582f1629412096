package kibitzer.decisions;

/**
 * The name of a decision in lessons, problem sets, JSON and URLs: "bridge/call", family before the slash.
 *
 * @param text two words in small letters with a slash between
 */
public record DecisionId(String text) implements Comparable<DecisionId> {

    public DecisionId {
        if (!text.matches("[a-z0-9-]+/[a-z0-9-]+")) {
            throw new IllegalArgumentException("decision \"" + text + "\"; expected family/name in small letters");
        }
    }

    /** "bridge". */
    public String family() {
        return text.substring(0, text.indexOf('/'));
    }

    /** The game that a player would call it: panguingue and canasta go with rummy, scopa with casino. */
    public String game() {
        return switch (family()) {
            case "panguingue", "canasta" -> "rummy";
            case "scopa" -> "casino";
            default -> family();
        };
    }

    /** "call". */
    public String name() {
        return text.substring(text.indexOf('/') + 1);
    }

    @Override
    public int compareTo(DecisionId other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
