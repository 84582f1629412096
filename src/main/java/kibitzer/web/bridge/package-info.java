/** A table of bridge as pages show it: seats, tricks, contracts in words, travellers, and where a learner left the book. */
@NullMarked
package kibitzer.web.bridge;

import org.jspecify.annotations.NullMarked;
