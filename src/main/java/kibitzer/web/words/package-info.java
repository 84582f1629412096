/** Names and dates as the pages say them. */
@NullMarked
package kibitzer.web.words;

import org.jspecify.annotations.NullMarked;
