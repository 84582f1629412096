package kibitzer.games.rummy.gin;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
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

    /** How many places there are in a suit. */
    public static final int PLACES = Rank.values().length;

    private Gin() {}

    /** Where a card stands in its suit: ace 0, two 1, ... king 12. */
    public static int place(Card card) {
        return (card.rank().ordinal() + 1) % PLACES;
    }

    public static Card at(int place, Suit suit) {
        return Card.of(Rank.values()[(place + PLACES - 1) % PLACES], suit);
    }
}
