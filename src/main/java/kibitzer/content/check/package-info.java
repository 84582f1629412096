/** Everything that is shipped, read and held against the rules: what the build and ./kibitzer check run. */
@NullMarked
package kibitzer.content.check;

import org.jspecify.annotations.NullMarked;
