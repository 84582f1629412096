package kibitzer.games.trick;

/** What a hand is scored by. */
public enum Settling implements AxisValue {
    ODD_TRICKS("tricks above six score"),
    CONTRACT("a contract made or lost scores"),
    THREE_OF_FIVE("three tricks of the five win the hand"),
    SHARE_OF_POOL("each trick wins a share of the pool"),
    PER_TRICK("each trick scores"),
    PER_TRICK_SET_BACK("each trick scores, and a bid that fails is taken off"),
    CARD_POINTS("the cards won score"),
    SIXTY_ONE("more than half of the 120 points in the cards win"),
    MELDS_AND_CARD_POINTS("melds and the cards won score"),
    MELDS_AND_TRICKS("melds, leads and tricks score"),
    PENALTY_CARDS("certain cards score against whoever takes them"),
    AVOIDED_TRICKS("tricks score against whoever takes them"),
    HIGH_LOW_JACK_GAME("the highest and the lowest trump, the jack and the most in cards score"),
    COUNTERS("certain trumps score for whoever wins them"),
    EXACT_BID("as many tricks as were bid score"),
    LAST_WITH_CARDS("who holds cards last wins");

    private final String says;

    Settling(String says) {
        this.says = says;
    }

    @Override
    public String says() {
        return says;
    }
}
