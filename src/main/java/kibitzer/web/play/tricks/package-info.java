/** The table of games of tricks that no book teaches to play: any of some sixty, by their data alone. */
@NullMarked
package kibitzer.web.play.tricks;

import org.jspecify.annotations.NullMarked;
