package kibitzer.conventions.bridge.rebids;

import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/**
 * Rebids of opener and responder by the zone the partnership expects to be in (p. 146). A system puts its own rules
 * for special sequences before them and gets every later round from here.
 */
public final class ZoneRebids {
    private ZoneRebids() {}

    /** From the slam zone down to pass; there is always a call. */
    public static RuleBook<Bidding, Call> book(Zones zones) {
        return RuleBook.<Bidding, Call>named("rebids by zone")
                .thenBook(SlamZone.book(zones))
                .thenBook(SureGame.byForce(zones))
                .thenBook(SureGame.byStrength(zones))
                .thenBook(ProbableGame.book(zones))
                .thenBook(PartScore.book(zones))
                .thenBook(LastResort.book(zones))
                .book();
    }
}
