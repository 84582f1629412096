package kibitzer.decisions.poker.table;

import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.SpitTable;
import kibitzer.conventions.poker.play.StudTable;

/** A table at which a player stays or drops. */
public sealed interface StayProblem {

    /** At draw poker, before the draw. */
    record AtDraw(PokerTable table) implements StayProblem {}

    /** At stud poker, after any upcard. */
    record AtStud(StudTable table) implements StayProblem {}

    /** At spit in the ocean, before the draw. */
    record AtSpit(SpitTable table) implements StayProblem {}
}
