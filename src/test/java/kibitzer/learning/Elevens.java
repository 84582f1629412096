package kibitzer.learning;

import java.time.Duration;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.decisions.bridge.card.RuleOfEleven;
import kibitzer.decisions.bridge.card.RuleOfEleven.FourthBestLead;
import kibitzer.marking.Question;

/** Questions by the rule of eleven, whose answers can be counted on the fingers. */
public final class Elevens {
    /** The seven is led, K95 lies in dummy, A63 is held: eleven less seven is four, less K, 9 and A leaves one. */
    public static final Question<FourthBestLead, Integer> SEVEN_LED = new Question<>(
            new RuleOfEleven(),
            new FourthBestLead(Rank.SEVEN, PbnHand.holding("K95", Suit.SPADES), PbnHand.holding("A63", Suit.SPADES)));

    public static final int RIGHT = 1;
    public static final int WRONG = 3;

    private Elevens() {}

    static Asking once(Place place) {
        return new Asking(AttemptKey.fresh(), place, Duration.ZERO);
    }
}
