package kibitzer.conventions.rummy;

import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What is reckoned from several facts, by the name that a rule asks for it. */
final class Reckoned {
    /** The pile is worth this much to the others at five hundred rum (Culbertson p. 15). */
    private static final int EQUITY = 20;

    private static final Map<String, Quantity<Situation>> QUANTITIES = Map.of(
            "gain",
            new Quantity<>(
                    "gain",
                    "point gained, with 20 for keeping the cards from the others",
                    "points gained, with 20 for keeping the cards from the others",
                    Reckoned::gain));

    private static final Map<String, Trait<Situation>> TRAITS = Map.of(
            "pile-pays",
            new Trait<Situation>(
                            "gain",
                            "the pile brings more than it costs",
                            "the pile brings no more than it costs",
                            situation -> gain(situation) > 0)
                    .saying(situation -> "the pile brings " + situation.of("meld") + " in melds, and " + EQUITY
                            + " for what the others do not get, against " + situation.of("deadwood") + " left in hand"),
            "melds-pay",
            new Trait<Situation>(
                            "gain",
                            "it melds more points than it adds to the hand",
                            "it melds no more points than it adds to the hand",
                            situation -> situation.of("meld") > situation.of("deadwood"))
                    .saying(situation -> "it melds " + situation.of("meld") + " points and adds "
                            + situation.of("deadwood") + " to the hand"));

    private Reckoned() {}

    static Optional<Quantity<Situation>> quantity(String name) {
        return Optional.ofNullable(QUANTITIES.get(name));
    }

    static Optional<Trait<Situation>> trait(String name) {
        return Optional.ofNullable(TRAITS.get(name));
    }

    private static int gain(Situation situation) {
        return situation.of("meld") + EQUITY - situation.of("deadwood");
    }
}
