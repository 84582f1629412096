/**
 * The list of what is asked of the rummy family; the questions stand below, by subject, and those on gin in a family of theirs.
 * Each takes the game as a field, so that one question serves every game that has it.
 */
@NullMarked
package kibitzer.decisions.rummy;

import org.jspecify.annotations.NullMarked;
