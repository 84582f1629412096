/** The parts of a text that teaches, as a reader sees them: prose, cards, tables. Components take what the content reads and know no service. */
@NullMarked
package kibitzer.web.reading;

import org.jspecify.annotations.NullMarked;
