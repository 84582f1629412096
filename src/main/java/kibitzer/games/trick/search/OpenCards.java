package kibitzer.games.trick.search;

/** Finds what each card leads to with all cards seen, by the quickest search that knows the rules. */
public final class OpenCards {
    /** So many cards can be searched at any game; where whist is played, all 52. */
    public static final int MOST_CARDS = 36;

    private OpenCards() {}

    /** True if the search can be done in reasonable time. */
    public static boolean canSearch(OpenHands hands, Stake stake) {
        return hands.cards().size() <= MOST_CARDS || WhistSearch.suits(hands, stake);
    }

    /**
     * Exact, for every lawful card of him who is to play.
     *
     * <p>At three players or more without partners the others are taken to play together against him, so that it is what he is sure of.
     */
    public static OpenLines lines(OpenHands hands, Stake stake) {
        return WhistSearch.suits(hands, stake) ? WhistSearch.lines(hands) : new TrickSearch(hands, stake).lines();
    }
}
