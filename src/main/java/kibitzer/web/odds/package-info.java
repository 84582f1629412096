/**
 * Pictures of odds: tables with bars, the book's figure beside the true one, and the calculator of a draw.
 * Components take what the games count and know no service.
 */
@NullMarked
package kibitzer.web.odds;

import org.jspecify.annotations.NullMarked;
