package kibitzer.decisions.poker;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on poker, in the order in which they are shown. */
public final class PokerDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new PokerClass(),
                    new PokerShowdown(),
                    new PokerBestHand(),
                    new PokerPots(),
                    new PokerFirstToBet(),
                    new PokerLimit(),
                    new PokerImprove(),
                    new PokerDraw(),
                    PokerChoice.opening(),
                    new PokerStay(),
                    PokerChoice.raising(),
                    PokerChoice.afterTheDraw(),
                    new PokerPotOdds(),
                    new PokerHigh(),
                    new PokerDealt(),
                    new PokerBluff(),
                    new PokerOpeners(),
                    new PokerKnock(),
                    new PokerDeclare()),
            List.of("poker/draw"));

    private PokerDecisions() {}
}
