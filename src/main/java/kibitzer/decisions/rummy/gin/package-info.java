/**
 * What is asked at gin rummy of a hand in play: melds, draws, discards, knocks; and the list of all that is asked at gin.
 * The rules of play stand in the games, the book's pointers in the conventions; here they are dealt, put and answered.
 */
@NullMarked
package kibitzer.decisions.rummy.gin;

import org.jspecify.annotations.NullMarked;
