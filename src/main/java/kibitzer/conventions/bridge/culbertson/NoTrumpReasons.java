package kibitzer.conventions.bridge.culbertson;

import java.util.Map;
import kibitzer.advice.Why;

/** What the answers to one, two and three no trump are for. */
final class NoTrumpReasons {
    private static final Map<String, Map<String, Why>> RAISES = Map.of(
            "1NT",
            Map.ofEntries(
                    Map.entry(
                            "pass",
                            Why.practice(
                                    "Even opposite a maximum game is unlikely{no-trump-response-points| with # points}, and one no trump is as cheap a place as any.")),
                    Map.entry(
                            "raise-to-two",
                            Why.practice(
                                    "{It} asks opener for game with more than the least of the opening, and lets a minimum stop.")),
                    Map.entry(
                            "raise-to-three",
                            Why.practice(
                                    "Opener has told the strength within little, so game can be named without telling the opponents more.")),
                    Map.entry(
                            "raise-to-four",
                            Why.practice(
                                    "{It} asks opener for slam with a maximum, in a contract that is nearly as safe as game if the answer is no.")),
                    Map.entry(
                            "raise-to-six",
                            Why.practice(
                                    "Opposite one no trump so much strength{no-trump-response-points| (# points)} should win twelve tricks without any trumps.")),
                    Map.entry(
                            "raise-to-seven",
                            Why.practice(
                                    "The opponents are left without an ace, so all thirteen tricks should be there."))),
            "2NT",
            Map.ofEntries(
                    Map.entry(
                            "pass",
                            Why.practice("Opener's great strength needs a little help for game, and it is not here.")),
                    Map.entry(
                            "raise-to-three",
                            Why.practice(
                                    "Opposite so strong an opening even {no-trump-response-points|# points|a few points} make up nine tricks.")),
                    Map.entry(
                            "slam-try",
                            Why.practice(
                                    "{It} asks opener for slam with a maximum, one step above a game that is nearly safe.")),
                    Map.entry(
                            "slam",
                            Why.practice(
                                    "The strength together is enough for twelve tricks, and the slam bonus is large.")),
                    Map.entry(
                            "grand-slam",
                            Why.practice(
                                    "So much opposite so strong an opening leaves the opponents without an ace."))),
            "3NT",
            Map.ofEntries(
                    Map.entry(
                            "pass",
                            Why.practice("Opener is in game already, and a slam needs more than this hand has.")),
                    Map.entry(
                            "slam-try",
                            Why.practice(
                                    "Opener was strong enough to bid game alone; this asks whether there is more, for twelve tricks.")),
                    Map.entry(
                            "slam",
                            Why.practice(
                                    "Opener was strong enough to bid game alone, and what is here should bring the twelfth trick.")),
                    Map.entry(
                            "grand-slam",
                            Why.practice(
                                    "So much opposite a hand that bid game alone leaves the opponents without an ace."))));

    private static final Map<String, Map<String, Why>> SUITS = Map.of(
            "1NT",
            Map.ofEntries(
                    Map.entry(
                            "weak-suit",
                            Why.practice(
                                    "With little else the long suit wins tricks only as trumps; it is shown now and repeated to stop.")),
                    Map.entry(
                            "inviting-suit",
                            Why.practice(
                                    "{It} offers the suit as trumps, since with a fit the same strength is worth more than at no trump.")),
                    Map.entry(
                            "jump-in-a-suit",
                            Why.practice("{It} forces to game and lets opener choose between this suit and no trump.")),
                    Map.entry(
                            "suit-before-six",
                            Why.practice(
                                    "Slam is certain, and the suit is shown first in case a fit makes a still better one.")),
                    Map.entry(
                            "stayman-weak-suit",
                            Why.practice(
                                    "Two clubs would ask for majors; a long suit with little else only wants to be trumps.")),
                    Map.entry(
                            "stayman-inviting-suit",
                            Why.practice(
                                    "{It} shows a real suit, which two clubs would not do, and keeps game in sight."))),
            "2NT",
            Map.ofEntries(
                    Map.entry(
                            "slam-try-in-a-suit",
                            Why.practice(
                                    "{It} forces, and it looks for a fit, from which the twelfth trick for a slam often comes."))),
            "3NT",
            Map.ofEntries(Map.entry(
                    "slam-try-in-a-suit",
                    Why.book(
                            "Any bid over three no trump looks for a slam, and this one names the trumps it may be made with.",
                            "culbertson-point-count.p31"))));

    private NoTrumpReasons() {}

    /** What an answer in no trump, or a pass, is for. */
    static Why raise(String opening, String name) {
        return told(RAISES, opening, name);
    }

    /** What a suit over no trump is for. */
    static Why suit(String opening, String name) {
        return told(SUITS, opening, name);
    }

    private static Why told(Map<String, Map<String, Why>> reasons, String opening, String name) {
        Why why = reasons.getOrDefault(opening, Map.of()).get(name);
        if (why == null) {
            throw new IllegalArgumentException("no reason for \"" + name + "\" over " + opening);
        }
        return why;
    }
}
