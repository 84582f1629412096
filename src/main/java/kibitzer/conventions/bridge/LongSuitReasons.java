package kibitzer.conventions.bridge;

import kibitzer.advice.Why;

/** What a high opening in a long suit is for, in every system that has it. */
public final class LongSuitReasons {
    public static final Why NOT_VULNERABLE = Why.practice(
            "{It} takes the opponents' room to find their fit, and not vulnerable a few tricks down cost less than their game.");

    public static final Why VULNERABLE = Why.practice(
            "{It} takes the opponents' room to find their fit, with so many tricks in hand that a double is not too dear.");

    private LongSuitReasons() {}
}
