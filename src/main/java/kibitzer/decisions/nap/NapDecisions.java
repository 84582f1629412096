package kibitzer.decisions.nap;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.conventions.nap.NapView;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Family;

/** The decisions on nap, in the order in which they are shown. */
public final class NapDecisions {
    public static final Decision<NapView, Integer> CALL = new NapCall();
    public static final Decision<NapTurn, Card> LEAD = NapCard.lead();
    public static final Decision<NapTurn, Card> PLAY = NapCard.play();

    public static final Family ALL = new Family(List.of(CALL, LEAD, PLAY), List.of());

    private NapDecisions() {}
}
