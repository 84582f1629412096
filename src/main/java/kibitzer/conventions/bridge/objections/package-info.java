/** What speaks against a call by itself, and not against the better one: said before what a rule of another call misses. */
@NullMarked
package kibitzer.conventions.bridge.objections;

import org.jspecify.annotations.NullMarked;
