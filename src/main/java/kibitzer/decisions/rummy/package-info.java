/**
 * Questions on the rummy family: melds, laying off, going out, scores, and the books' pointers on play.
 * Each takes the game as a field, so that one question serves every game that has it.
 */
@NullMarked
package kibitzer.decisions.rummy;

import org.jspecify.annotations.NullMarked;
