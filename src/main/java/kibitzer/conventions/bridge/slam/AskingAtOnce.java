package kibitzer.conventions.bridge.slam;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;

import java.util.Arrays;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Tells;
import kibitzer.games.bridge.Call;

/** Four no trump before a suit is agreed on; a system puts it behind its own bids of four no trump. */
final class AskingAtOnce {
    private static final String WHEN =
            "the book does not say when to ask; before a suit is agreed on, strength for twelve"
                    + " tricks, eight trumps in the suit bid last and no void, which would leave open whether the ace"
                    + " that is missing matters, are general practice";

    private static final int FIT = 8;

    private static final Trait<Bidding> VOID = new Trait<>(
            "void",
            "a void",
            "no void",
            bidding ->
                    Arrays.stream(Suit.values()).anyMatch(suit -> bidding.hand().length(suit) == 0));

    private AskingAtOnce() {}

    /** @param promised what the convention wants of the asker's own cards */
    static RuleBook<Bidding, Call> book(
            String convention, String id, Source source, SlamZone zone, Need<Bidding> promised) {
        return RuleBook.<Bidding, Call>named(convention)
                .then(rule(id, source.withFigureFromPractice(WHEN).leaving(VOID.key()))
                        .when(SlamFeatures.noSuitAgreed(), SlamFeatures.slamNotExcluded(zone), SlamFeatures.roomToAsk())
                        .needs(zone.slamSure(), atLeast(SlamFeatures.FIT_TO_COME, FIT), lacks(VOID), promised)
                        .answers(Bids.call("4NT"))
                        .tells(Tells.FORCING, Tells.CONVENTIONAL, Tells.ASKS_FOR_ACES))
                .book();
    }
}
