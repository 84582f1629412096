/** The advice of the handbook of round games on loo: standing, the miss, and the lead. */
@NullMarked
package kibitzer.conventions.loo;

import org.jspecify.annotations.NullMarked;
