/** Casino as it is played by one learner and a robot that follows the book: deals one after the other, to 21 points. */
@NullMarked
package kibitzer.play.casino;

import org.jspecify.annotations.NullMarked;
