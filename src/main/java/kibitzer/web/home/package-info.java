/** The first page, and the page that lists the tools. */
@NullMarked
package kibitzer.web.home;

import org.jspecify.annotations.NullMarked;
