/** Whole games of cribbage by one learner and robots that follow the book. */
@NullMarked
package kibitzer.play.cribbage;

import org.jspecify.annotations.NullMarked;
