package kibitzer.decisions.whist;

import java.util.List;
import kibitzer.conventions.whist.WhistDiscards;
import kibitzer.conventions.whist.WhistGround;
import kibitzer.conventions.whist.WhistLeads;
import kibitzer.conventions.whist.WhistSecondHand;
import kibitzer.conventions.whist.WhistThirdHand;
import kibitzer.decisions.Family;
import kibitzer.decisions.Head;

/** The decisions on whist, in the order in which they are shown. */
public final class WhistDecisions {
    public static final Family ALL = new Family(
            List.of(
                    new WhistCard(
                            new Head(
                                    "whist/lead",
                                    "The lead at whist",
                                    "whist",
                                    "which card to lead at whist, by the maxims of Bob Short and Hoyle's grammar"),
                            WhistTurn.LEAD,
                            WhistLeads.BOOK,
                            WhistGround.LEAD),
                    new WhistCard(
                            new Head(
                                    "whist/second-hand",
                                    "Second hand at whist",
                                    "whist",
                                    "which card second hand plays at whist, by the maxims"),
                            WhistTurn.SECOND,
                            WhistSecondHand.BOOK,
                            WhistGround.SECOND),
                    new WhistCard(
                            new Head(
                                    "whist/third-hand",
                                    "Third hand at whist",
                                    "whist",
                                    "which card third hand plays at whist, by the maxims"),
                            WhistTurn.THIRD,
                            WhistThirdHand.BOOK,
                            WhistGround.THIRD),
                    new WhistCard(
                            new Head(
                                    "whist/discard",
                                    "Trump or throw away",
                                    "whist",
                                    "what to play at whist without a card of the suit led: trump, or which card to throw"),
                            WhistTurn.DISCARD,
                            WhistDiscards.BOOK,
                            WhistGround.DISCARD),
                    new WhistSignal(),
                    new WhistTenace()),
            List.of());

    private WhistDecisions() {}
}
