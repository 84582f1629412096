/** What could be called next in an auction, and what each call would tell. */
@NullMarked
package kibitzer.web.explore;

import org.jspecify.annotations.NullMarked;
