/** The pages on which whole games of cribbage are played. */
@NullMarked
package kibitzer.web.play.cribbage;

import org.jspecify.annotations.NullMarked;
