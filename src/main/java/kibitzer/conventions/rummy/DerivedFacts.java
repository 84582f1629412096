package kibitzer.conventions.rummy;

import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What is reckoned from several facts, by the name that a rule asks for it. */
final class DerivedFacts {
    /** The pile is worth this much to the others at five hundred rum (Culbertson p. 15). */
    private static final int EQUITY = 20;

    private static final Map<String, Quantity<Situation>> QUANTITIES = Map.of(
            "gain",
            new Quantity<>(
                    "gain",
                    "point gained, with " + EQUITY + " for keeping the cards from the others",
                    "points gained, with " + EQUITY + " for keeping the cards from the others",
                    DerivedFacts::gain));

    private static final Map<String, Trait<Situation>> TRAITS = Map.of(
            // the book warns only of stopping too soon: that even its twenty may not cover the cost is our line
            "pile-too-dear",
            new Trait<Situation>(
                            "gain",
                            "near the end the pile brings no more than it costs",
                            "the pile brings more than it costs, or the hand is young",
                            situation -> situation.of("early") == 0 && gain(situation) <= 0)
                    .tellingInstead()
                    .saying(situation -> "our line: stop where melds and the book's " + EQUITY
                            + " for what others do not get fall short of the hand, "
                            + (situation.of("meld") + EQUITY) + " against " + situation.of("deadwood")),
            // what is missing of the one case in which a mere combination is taken up (p. 9)
            "only-a-combination",
            new Trait<Situation>("only-a-combination", "it makes a combination only", "it does more", situation -> true)
                    .tellingInstead()
                    .saying(situation -> "it makes a combination at most, and "
                            + (situation.of("early") == 0
                                    ? "the hand is no longer young"
                                    : situation.of("barren") == 0
                                            ? "your hand has combinations already"
                                            : "fewer than four cards would fill it")),
            "melds-pay",
            new Trait<Situation>(
                            "gain",
                            "it melds more points than it adds to the hand",
                            "it melds no more points than it adds to the hand",
                            situation -> situation.of("meld") > situation.of("deadwood"))
                    .saying(situation -> "it melds " + situation.of("meld") + " points and adds "
                            + situation.of("deadwood") + " to the hand"));

    private DerivedFacts() {}

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
