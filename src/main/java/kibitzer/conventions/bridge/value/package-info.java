/**
 * What a bridge hand is worth, by the counts of the books.
 * Each count stands in a file of its own, with its page.
 */
@NullMarked
package kibitzer.conventions.bridge.value;

import org.jspecify.annotations.NullMarked;
