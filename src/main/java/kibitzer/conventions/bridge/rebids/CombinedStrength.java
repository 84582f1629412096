package kibitzer.conventions.bridge.rebids;

/** Places in the reasons of rebids for the strength of both hands, in points or in honour-tricks as the system counts. */
final class CombinedStrength {
    /** "Game is certain on 27 points or more together". */
    static final String AT_LEAST = "{least-together-points| on # points or more together}"
            + "{least-together-honour-tricks| on # honour-tricks or more together}";

    /** "Partner asked for game and about 25 points are together". */
    static final String EXPECTED = "{expected-together-points| and about # points are together}"
            + "{expected-together-honour-tricks| and about # honour-tricks are together}";

    /** "It says yes to game with about 25 points together". */
    static final String EXPECTED_WITH = "{expected-together-points| with about # points together}"
            + "{expected-together-honour-tricks| with about # honour-tricks together}"
            + "{expected-when-asked-points| with about # points together}"
            + "{expected-when-asked-honour-tricks| with about # honour-tricks together}";

    /** "The strength, about 24 points together, stands on the edge of game". */
    static final String IN_ALL = "{expected-together-points|, about # points together,}"
            + "{expected-together-honour-tricks|, about # honour-tricks together,}";

    private CombinedStrength() {}
}
