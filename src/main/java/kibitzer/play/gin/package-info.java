/** Gin as it is played by one learner and a robot that follows the book: hands one after the other, on a Hollywood sheet. */
@NullMarked
package kibitzer.play.gin;

import org.jspecify.annotations.NullMarked;
