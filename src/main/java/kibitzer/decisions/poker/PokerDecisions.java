package kibitzer.decisions.poker;

import java.util.List;
import kibitzer.decisions.Family;
import kibitzer.decisions.poker.hand.PokerBestHand;
import kibitzer.decisions.poker.hand.PokerClass;
import kibitzer.decisions.poker.hand.PokerShowdown;
import kibitzer.decisions.poker.odds.PokerDealt;
import kibitzer.decisions.poker.odds.PokerHigh;
import kibitzer.decisions.poker.odds.PokerImprove;
import kibitzer.decisions.poker.odds.PokerPotOdds;
import kibitzer.decisions.poker.pot.PokerFirstToBet;
import kibitzer.decisions.poker.pot.PokerLimit;
import kibitzer.decisions.poker.pot.PokerPots;
import kibitzer.decisions.poker.table.PokerBluff;
import kibitzer.decisions.poker.table.PokerChoice;
import kibitzer.decisions.poker.table.PokerDeclare;
import kibitzer.decisions.poker.table.PokerDraw;
import kibitzer.decisions.poker.table.PokerKnock;
import kibitzer.decisions.poker.table.PokerOpeners;
import kibitzer.decisions.poker.table.PokerStay;

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
