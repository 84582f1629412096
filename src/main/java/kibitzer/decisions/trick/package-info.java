/** The questions on the rules of play of all games of tricks. */
@NullMarked
package kibitzer.decisions.trick;

import org.jspecify.annotations.NullMarked;
