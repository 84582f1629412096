package kibitzer.games.trick;

/** How it is settled who plays what. */
public enum Auction implements AxisValue {
    NONE("there is no bidding"),
    NUMBER("players bid a number, each more than the last"),
    NUMBER_WITH_ANNOUNCEMENTS("players bid a number, and tell of their melds as they do"),
    GAME_VALUE("players bid the value of a game"),
    LADDER_OF_CONTRACTS("players bid contracts out of a ladder of them"),
    LADDER_OF_SUITS("players bid numbers of tricks in a suit, or at no trump, the suits being ranked"),
    ACCEPT_THEN_NAME("each in turn accepts the card turned or passes, then each may name a suit"),
    ACCEPT_THEN_LADDER("each in turn accepts the card turned, then contracts may be bid"),
    STAND_OR_DROP("each in turn stands or drops"),
    STAND_OR_PROPOSE("the hands are played as they are, or new cards are proposed"),
    STAND_OR_BEG("eldest hand stands or begs"),
    MAKE_OR_PASS("dealer makes trumps or leaves it to partner"),
    GRAND_OR_NULLO("each in turn says grand, to win tricks, or nullo, to lose them"),
    TAKE_OR_PASS("each in turn takes the widow or passes"),
    EXACT_NUMBER("each says how many tricks they will win"),
    CAPOT("a player may offer to win every trick"),
    SUIT_LENGTH("players bid the length of a suit"),
    CHIPS("players bid counters");

    private final String says;

    Auction(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
