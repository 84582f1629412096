/** What to call at nap, by Round Games with Cards (1891). */
@NullMarked
package kibitzer.conventions.nap;

import org.jspecify.annotations.NullMarked;
