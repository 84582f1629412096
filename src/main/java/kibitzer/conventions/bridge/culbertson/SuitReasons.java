package kibitzer.conventions.bridge.culbertson;

import java.util.Map;
import kibitzer.advice.Why;

/** What the answers to one of a suit are for, line by line of the column. */
final class SuitReasons {
    private static final Map<String, Why> RAISES = Map.ofEntries(
            Map.entry(
                    "major-single-raise",
                    Why.practice(
                            "{It} tells that the trumps are found and little more is here, so opener can judge the rest alone.")),
            Map.entry(
                    "minor-single-raise",
                    Why.practice(
                            "{It} shows the fit while it is cheap and makes the opponents go higher if they want to come in.")),
            Map.entry(
                    "single-raise-on-five-trumps",
                    Why.practice(
                            "Five trumps here win tricks of their own and leave the opponents fewer, which makes up for missing points.")),
            Map.entry(
                    "single-raise-on-four-trumps",
                    Why.practice(
                            "With four trumps and a short suit small trumps win by ruffing, which makes up for missing honours.")),
            Map.entry(
                    "single-raise-unbalanced",
                    Why.practice("A short suit lets small trumps win by ruffing, which makes up for missing points.")),
            Map.entry(
                    "single-raise-with-a-singleton",
                    Why.practice(
                            "With a singleton even three trumps can win by ruffing, which makes up for missing honours.")),
            Map.entry(
                    "on-one-honour-trick",
                    Why.practice(
                            "Opener may be strong, so even a little is shown, and a fit for a major comes first.")),
            Map.entry(
                    "single-raise-between-the-rows",
                    Why.practice(
                            "The hand is too good for silence and not good enough to force to game, so the fit is told now.")),
            Map.entry(
                    "major-double-raise",
                    Why.practice(
                            "{It} sets the trumps with game certain{raise-points| on # points}, and leaves room below game to look for slam.")),
            Map.entry(
                    "minor-double-raise",
                    Why.practice(
                            "{It} shows the fit with game certain, and opener with the other suits held can choose no trump.")),
            Map.entry(
                    "double-raise-on-good-trumps",
                    Why.practice("Good trumps make up for a little strength, so game is certain all the same.")),
            Map.entry(
                    "double-raise-on-five-trumps",
                    Why.practice(
                            "So many trumps between the hands are worth as much as high cards, so game is certain on less.")),
            Map.entry(
                    "double-raise-beyond-the-rows",
                    Why.practice(
                            "The hand is stronger than the raises of the column, and game is certain: opener must be kept bidding.")));

    private static final Map<String, Why> BY_LINE = Map.ofEntries(
            Map.entry(
                    "one-over-one",
                    Why.book(
                            "{It} names a suit at no cost, as it promises no more strength than one no trump would.",
                            "contract-bridge.p40")),
            Map.entry(
                    "one-over-one-five-cards",
                    Why.practice("Five cards may find a fit, and at the one level they can be shown on little.")),
            Map.entry(
                    "one-over-one-six-card-major",
                    Why.practice(
                            "Six cards can be trumps opposite almost anything, so they are shown even on next to nothing.")),
            Map.entry(
                    "two-over-one",
                    Why.practice(
                            "{It} names a suit one level up, so opener hears of real strength and must speak again.")),
            Map.entry(
                    "two-over-one-longest",
                    Why.practice(
                            "The longest suit is the likeliest to be trumps, so it comes before a shorter one that would be cheaper.")),
            Map.entry(
                    "two-over-one-six-cards",
                    Why.practice(
                            "A sixth card makes up for a little strength, since the suit can be trumps with little help.")),
            Map.entry(
                    "two-over-one-six-cards-longest",
                    Why.practice(
                            "Six cards are the likeliest trumps of the hand, so they come before a shorter suit at the one level.")),
            Map.entry(
                    "jump-takeout",
                    Why.practice(
                            "{It} tells at once that game is certain and slam possible, so neither hand need jump again.")),
            Map.entry(
                    "jump-takeout-in-four-cards",
                    Why.practice(
                            "{It} tells the strength at once and leaves more room to look for slam than no trump would.")),
            Map.entry(
                    "suit-on-one-honour-trick",
                    Why.practice("Opener may be strong, so a cheap suit keeps the bidding alive and may find a fit.")),
            Map.entry(
                    "one-no-trump",
                    Why.book(
                            "{It} keeps the bidding alive for a strong opener and denies the strength for a higher suit or a raise.",
                            "contract-bridge.p45")),
            Map.entry(
                    "two-no-trump",
                    Why.practice(
                            "{It} tells shape and strength with game certain, and opener has room to show more of both.")),
            Map.entry(
                    "three-no-trump",
                    Why.practice(
                            "{It} tells of a balanced hand beyond two no trump, so opener can judge slam or stay in game.")),
            Map.entry(
                    "no-trump-on-one-honour-trick",
                    Why.practice(
                            "Opener may be strong; without a suit to show, one no trump is the cheapest way to keep the bidding alive.")));

    private SuitReasons() {}

    /**
     * What a raise is for.
     *
     * @param suit "major-", "minor-" or nothing; it is looked at where the raise serves another purpose there
     */
    static Why raise(String suit, String name) {
        return told(RAISES, RAISES.containsKey(suit + name) ? suit + name : name);
    }

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
