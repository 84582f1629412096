/**
 * Playing a pot with the decisions of poker: which question a seat has before it, what the books' answer does, and a
 * whole pot played by robots that follow the books and by one learner.
 */
@NullMarked
package kibitzer.decisions.poker.pot;

import org.jspecify.annotations.NullMarked;
