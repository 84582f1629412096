/** Hands being played, as far as all games show them alike: the address, the review at the end. */
@NullMarked
package kibitzer.web.play;

import org.jspecify.annotations.NullMarked;
