package kibitzer.decisions.rummy.gin;

import java.util.List;
import kibitzer.decisions.Family;
import kibitzer.decisions.rummy.gin.score.GinDouble;
import kibitzer.decisions.rummy.gin.score.GinHollywood;
import kibitzer.decisions.rummy.gin.score.GinLayoff;
import kibitzer.decisions.rummy.gin.score.GinScore;
import kibitzer.decisions.rummy.gin.score.GinSheet;

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
