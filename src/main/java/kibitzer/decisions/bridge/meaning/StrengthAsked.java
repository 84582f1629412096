package kibitzer.decisions.bridge.meaning;

/**
 * What is told behind the strength that a learner missed: what the call needs, or what sets the strength of a pass.
 *
 * @param by what sets it
 * @param words "4S needs 26 or more points between both hands at least"
 */
record StrengthAsked(By by, String words) {
    /** What sets the strength of a call. */
    enum By {
        /** What its rule needs, or the bids before. */
        ITS_RULE,
        /** That the caller would have bid with more. */
        GOING_NO_FURTHER,
        /** That the caller would have doubled for take-out with more. */
        NO_DOUBLE,
        /** That the caller passed before anybody had opened. */
        THE_FIRST_PASS
    }

    static final StrengthAsked TOO_STRONG_TO_PASS =
            new StrengthAsked(By.GOING_NO_FURTHER, "with more, the caller would not have passed");

    static final StrengthAsked DOUBLED =
            new StrengthAsked(By.NO_DOUBLE, "with three honour-tricks or more, the book doubles");

    static StrengthAsked ofItsRule(String words) {
        return new StrengthAsked(By.ITS_RULE, words);
    }

    static StrengthAsked ofTheFirstPass(String most, String given) {
        return new StrengthAsked(
                By.THE_FIRST_PASS,
                "the caller passed before anybody opened, which tells at most " + most
                        + " points, and you let it hold up to " + given);
    }

    /** The same behind the range that was missed: "it tells honour-tricks 0-2.5: with more, the caller would not have passed". */
    StrengthAsked behind(String range) {
        return new StrengthAsked(by, range + ": " + words);
    }

    /** True of why a pass is not stronger, which does not say how strong it is. */
    boolean isOfMore() {
        return by == By.GOING_NO_FURTHER || by == By.NO_DOUBLE;
    }
}
