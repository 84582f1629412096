/** What four and five no trump ask when a slam is sought, and what is answered (p. 147). */
@NullMarked
package kibitzer.conventions.bridge.slam;

import org.jspecify.annotations.NullMarked;
