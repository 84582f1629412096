/**
 * A pot being played, as it is shown: the seats, what has happened, the hands at the end.
 * Components take the pot as it stands and know no service.
 */
@NullMarked
package kibitzer.web.play.poker;

import org.jspecify.annotations.NullMarked;
