package kibitzer.games.bridge.scoring;

/** Where points are written: below the line what counts towards game, above it everything else. */
public enum Column {
    WE_BELOW(Side.WE, "below"),
    WE_ABOVE(Side.WE, "above"),
    THEY_BELOW(Side.THEY, "below"),
    THEY_ABOVE(Side.THEY, "above");

    private final Side side;
    private final String place;

    Column(Side side, String place) {
        this.side = side;
        this.place = place;
    }

    static Column below(Side side) {
        return side == Side.WE ? WE_BELOW : THEY_BELOW;
    }

    static Column above(Side side) {
        return side == Side.WE ? WE_ABOVE : THEY_ABOVE;
    }

    public Side side() {
        return side;
    }

    /** "we-below". */
    public String word() {
        return side.word() + "-" + place;
    }

    /** "below" for us, "above to them" for the others. */
    public String inWords() {
        return side == Side.WE ? place : place + " to them";
    }
}
