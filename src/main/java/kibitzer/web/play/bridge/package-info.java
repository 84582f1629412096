/** A whole auction, bid against robots and reviewed call by call. */
@NullMarked
package kibitzer.web.play.bridge;

import org.jspecify.annotations.NullMarked;
