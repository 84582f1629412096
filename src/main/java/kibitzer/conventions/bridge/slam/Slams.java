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

    /** The question before a suit is agreed on, to stand behind a system's own bids of four no trump. */
    public static RuleBook<Bidding, Call> askingAtOnce(SlamConvention convention, SlamZone zone) {
        return switch (convention) {
            case BLACKWOOD -> Blackwood.askingAtOnce(zone);
            case FOUR_FIVE -> FourFive.askingAtOnce(zone);
        };
    }

    /** The ids of a convention's rules, whatever the measure. */
    public static Stream<String> rules(SlamConvention convention) {
        SlamZone zone = SlamZone.byPoints(Scale.POINTS);
        return Stream.concat(
                        book(convention, zone).rules(),
                        askingAtOnce(convention, zone).rules())
                .map(Rule::id);
    }
}
