package kibitzer.games.rummy.gin;

import kibitzer.games.rummy.AceInRuns;
import kibitzer.games.rummy.MeldRules;
import kibitzer.games.rummy.Melder;

/** What the rules of gin rummy fix (Culbertson p. 31-32). */
public final class Gin {
    /** Three or four of a rank; three or more of a suit in sequence, the ace low. */
    public static final MeldRules MELDS = new MeldRules(3, 3, AceInRuns.LOW);

    public static final Melder MELDER = new Melder(MELDS);

    /** Cards in a hand between turns; one more after the draw. */
    public static final int HAND = 10;

    /** The most points that may be unmatched at a knock. */
    public static final int KNOCK_LIMIT = 10;

    private Gin() {}
}
