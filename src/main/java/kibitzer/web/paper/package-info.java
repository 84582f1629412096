/** Questions as they are printed: to be answered with a pencil, with their answers on a sheet of their own. */
@NullMarked
package kibitzer.web.paper;

import org.jspecify.annotations.NullMarked;
