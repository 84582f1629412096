/** How words are put together, whatever they tell: sentences and lists. */
@NullMarked
package kibitzer.wording;

import org.jspecify.annotations.NullMarked;
