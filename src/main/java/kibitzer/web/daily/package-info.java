/** The daily hands, the same for everybody, and the days before. */
@NullMarked
package kibitzer.web.daily;

import org.jspecify.annotations.NullMarked;
