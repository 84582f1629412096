/**
 * The files that every page needs, fetched in as few requests as can be. The sources stay small modules and stylesheets;
 * here they are joined, and given an address that changes with their content.
 */
@NullMarked
package kibitzer.web.files;

import org.jspecify.annotations.NullMarked;
