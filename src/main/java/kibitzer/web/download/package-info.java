/** Files that a page gives to take along. */
@NullMarked
package kibitzer.web.download;

import org.jspecify.annotations.NullMarked;
