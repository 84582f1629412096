/**
 * The daily hands within a class: a table of those learners who agreed to stand in it, for those learners. It is off until a
 * learner agrees, and holds nothing but counts of stored answers.
 */
@NullMarked
package kibitzer.classroom.board;

import org.jspecify.annotations.NullMarked;
