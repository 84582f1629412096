package kibitzer.conventions.ecarte;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Chance;

/** Any five cards and any trumps. */
public record EcarteLeadGround() implements DealingGround<EcarteHand> {
    private static final EcarteDrawGround HANDS = new EcarteDrawGround();

    @Override
    public EcarteHand start(Chance chance) {
        return HANDS.start(chance).hand();
    }

    @Override
    public EcarteHand step(EcarteHand here, Chance chance) {
        return HANDS.step(new EcarteDraw(here, true), chance).hand();
    }
}
