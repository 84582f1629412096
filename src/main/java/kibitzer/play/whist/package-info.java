/** Whist as it is played by a learner and three robots that follow the maxims: deal after deal to the end of a rubber. */
@NullMarked
package kibitzer.play.whist;

import org.jspecify.annotations.NullMarked;
