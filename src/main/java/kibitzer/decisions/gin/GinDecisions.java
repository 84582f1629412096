package kibitzer.decisions.gin;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on gin, in the order in which they are shown. */
public final class GinDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new GinMelds(),
                    new GinDiscard(),
                    new GinDraw(),
                    new GinKnock(),
                    new GinScore(),
                    new GinLayoff(),
                    new GinHisHand(),
                    new GinHisSet(),
                    new GinSheet(),
                    new GinHollywood(),
                    new GinDouble(),
                    new GinKnockLimit(),
                    new GinForPartner()),
            List.of("gin/discard"));

    private GinDecisions() {}
}
