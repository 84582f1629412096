/** What is told of robbing and jinking at spoil five. */
@NullMarked
package kibitzer.conventions.spoilfive;

import org.jspecify.annotations.NullMarked;
