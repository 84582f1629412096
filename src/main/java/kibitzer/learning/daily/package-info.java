/**
 * The hands of each day: the same questions for everybody, one try each, and what the others answered.
 * A day's questions are stored when they are first made and never change afterwards.
 */
@NullMarked
package kibitzer.learning.daily;

import org.jspecify.annotations.NullMarked;
