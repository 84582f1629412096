/**
 * What is asked at gin rummy: melds, draws, discards, knocks and their score.
 * The rules of play stand in the games, the book's pointers in the conventions; here they are dealt, put and answered.
 */
@NullMarked
package kibitzer.decisions.gin;

import org.jspecify.annotations.NullMarked;
