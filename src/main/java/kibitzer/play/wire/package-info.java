/** Playing as JSON: the lines that a program reads and writes, the same on the command line and over HTTP. */
@NullMarked
package kibitzer.play.wire;

import org.jspecify.annotations.NullMarked;
