package kibitzer.games.trick;

/** Who plays with whom. */
public enum Sides implements AxisValue {
    PARTNERS("two sides of partners play, seated alternately"),
    EACH("each plays alone, with no partner"),
    TWO_HANDS("two play against each other"),
    ONE_AGAINST_THE_REST("one plays against the rest"),
    PARTNERS_OR_LONE("partners play, or one of them alone"),
    ONE_OR_ACCEPTED("one plays against the rest, or with whoever accepts a proposal"),
    CHOSEN_PARTNERS("the bidder chooses partners"),
    CALLED_PARTNER("the holder of a card that is called is partner"),
    SECRET_PARTNER("the holder of certain cards is partner, and does not say so"),
    BY_NUMBER_OF_PLAYERS("sides depend on the number of players");

    private final String says;

    Sides(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
