/** What to call and lead at euchre and hasenpfeffer, by Culbertson (pp. 207-213). */
@NullMarked
package kibitzer.conventions.euchre;

import org.jspecify.annotations.NullMarked;
