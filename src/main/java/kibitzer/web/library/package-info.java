/** All games of the books, their words, and the search over everything. */
@NullMarked
package kibitzer.web.library;

import org.jspecify.annotations.NullMarked;
