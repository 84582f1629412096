package kibitzer.conventions.systems;

/** What four no trump asks when a slam is sought. */
public enum SlamConvention {
    BLACKWOOD("blackwood"),
    FOUR_FIVE("four-five");

    private final String word;

    SlamConvention(String word) {
        this.word = word;
    }

    /** "blackwood", "four-five". */
    public String word() {
        return word;
    }
}
