package kibitzer.games.rummy.gin.play;

import kibitzer.games.rummy.gin.KnockScore;

/** How a hand of gin ended. */
public sealed interface GinEnd {

    /** Somebody knocked, and the hands are compared. */
    record Knocked(int knocker, KnockScore score) implements GinEnd {

        /** Who wins the hand, 0 or 1. */
        public int winner() {
            return score.knockerWins() ? knocker : 1 - knocker;
        }
    }

    /** The fiftieth card was drawn and nobody knocked: nothing is scored, the same dealer deals again (p. 32). */
    record Drawn() implements GinEnd {}
}
