/** How shipped files are read: a value together with all its faults, each with file and line. */
@NullMarked
package kibitzer.content.reading;

import org.jspecify.annotations.NullMarked;
