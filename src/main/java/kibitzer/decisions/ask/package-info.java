/** What passes between a decision and who asks it: a request for a deal, and the position as it is put to the learner. */
@NullMarked
package kibitzer.decisions.ask;

import org.jspecify.annotations.NullMarked;
