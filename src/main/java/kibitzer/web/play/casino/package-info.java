/** Deals of casino against a robot: the table, the story, how a deal ended. */
@NullMarked
package kibitzer.web.play.casino;

import org.jspecify.annotations.NullMarked;
