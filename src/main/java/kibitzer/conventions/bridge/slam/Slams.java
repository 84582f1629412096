package kibitzer.conventions.bridge.slam;

import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.Scale;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.games.bridge.Call;

/** The slam convention two partners have agreed on. */
public final class Slams {
    private Slams() {}

    /** Its rules for opener and responder, to stand before their other rebids. */
    public static RuleBook<Bidding, Call> book(SlamConvention convention, SlamZone zone) {
        return switch (convention) {
            case BLACKWOOD -> Blackwood.book(zone);
            case FOUR_FIVE -> FourFive.book(zone);
        };
    }

    /** The ids of a convention's rules, whatever the measure. */
    public static Stream<String> rules(SlamConvention convention) {
        return book(convention, SlamZone.byPoints(Scale.POINTS)).rules().map(Rule::id);
    }
}
