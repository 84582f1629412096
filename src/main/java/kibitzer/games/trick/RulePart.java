package kibitzer.games.trick;

/** A part of a game's rules, as its book orders them: each may stand on a page of its own. */
public enum RulePart {
    /** How the cards rank. */
    RANK,
    /** What must be played to a lead, and which card wins. */
    PLAY,
    /** What may be called. */
    CALLS,
    /** What cards count that are won. */
    CARD_POINTS,
    /** What a hand scores or pays. */
    SCORE
}
