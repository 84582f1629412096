/**
 * Culbertson's pointers on gin rummy (p. 34-37) as rules, with what the pile and the opponent's choices tell.
 * {@link kibitzer.conventions.rummy.gin.GinView} is the table as the learner sees it; rules ask it and parse nothing.
 */
@NullMarked
package kibitzer.conventions.rummy.gin;

import org.jspecify.annotations.NullMarked;
