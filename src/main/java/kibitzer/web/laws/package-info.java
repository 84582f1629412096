/** What the laws provide when something goes wrong, offence by offence. */
@NullMarked
package kibitzer.web.laws;

import org.jspecify.annotations.NullMarked;
