/**
 * Playing gin with the decisions of gin: which question a player has before him, what his answer does, and hands played by
 * one learner and a robot that follows the book.
 */
@NullMarked
package kibitzer.decisions.gin.play;

import org.jspecify.annotations.NullMarked;
