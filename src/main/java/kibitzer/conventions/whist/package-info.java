/** The maxims of whist as Bob Short and Hoyle's grammar give them. */
@NullMarked
package kibitzer.conventions.whist;

import org.jspecify.annotations.NullMarked;
