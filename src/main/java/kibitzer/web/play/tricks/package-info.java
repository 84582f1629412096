/** The table of games of tricks: any of some seventy by their data, and with their books where these are asked. */
@NullMarked
package kibitzer.web.play.tricks;

import org.jspecify.annotations.NullMarked;
