package kibitzer.conventions.bridge.culbertson;

import java.util.Map;
import kibitzer.advice.Why;

/** What the opening on each line of the column is for. */
final class OpeningReasons {
    private static final Map<String, Why> BY_LINE = Map.ofEntries(
            Map.entry(
                    "one-no-trump",
                    Why.practice(
                            "{It} tells strength{no-trump-points| (here # points)} and shape in one bid, and partner, knowing both, can choose the contract.")),
            Map.entry(
                    "two-no-trump",
                    Why.practice(
                            "{It} tells of a balanced hand almost worth game by itself, which partner can raise on very little.")),
            Map.entry(
                    "three-no-trump",
                    Why.practice(
                            "{It} bids the game that the hand can nearly make alone, and tells partner what is there for a slam.")),
            Map.entry(
                    "obligatory",
                    Why.practice(
                            "So strong a hand must not be passed out; a low bid names the likely trumps and leaves room for partner's answer.")),
            Map.entry(
                    "biddable-suit",
                    Why.practice(
                            "{It} starts the search for the best trumps while the bidding is low, and partner tells what is opposite.")),
            Map.entry(
                    "rebiddable-suit",
                    Why.practice(
                            "A suit that can be bid twice gives opener a safe second bid, whatever partner answers.")),
            Map.entry(
                    "good-suit",
                    Why.practice(
                            "A suit to bid again and sure tricks in defence make a light opening safe, whoever plays the hand.")),
            Map.entry(
                    "six-card-major",
                    Why.practice(
                            "Six cards in a major need little help, and opening first makes it harder for the opponents to come in.")));

    private OpeningReasons() {}

    /** @throws IllegalArgumentException if the line of that name has no reason here */
    static Why of(String name) {
        return told(BY_LINE, name);
    }

    private static Why told(Map<String, Why> reasons, String name) {
        Why why = reasons.get(name);
        if (why == null) {
            throw new IllegalArgumentException(
                    "no reason for \"" + name + "\"; expected one of " + String.join(", ", reasons.keySet()));
        }
        return why;
    }
}
