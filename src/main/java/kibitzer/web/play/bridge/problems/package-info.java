/** The problem hands of bridge play, by theme and level. */
@NullMarked
package kibitzer.web.play.bridge.problems;

import org.jspecify.annotations.NullMarked;
