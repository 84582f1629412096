/** The shapes of answers: how each is written as JSON and in words, and what may be answered in a position. */
@NullMarked
package kibitzer.decisions.answer;

import org.jspecify.annotations.NullMarked;
