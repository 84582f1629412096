/**
 * A pot of poker from the ante to the showdown: who may do what, what it costs, who takes it. Chips are counters.
 * It knows no advice; whoever plays a seat, a learner or a robot, makes a move and gets the next pot.
 */
@NullMarked
package kibitzer.games.poker.pot;

import org.jspecify.annotations.NullMarked;
