/** What is asked of a turn at rummy: the discard, the plan, whether to knock or go out. */
@NullMarked
package kibitzer.decisions.rummy.turn;

import org.jspecify.annotations.NullMarked;
