/** What a learner has mastered, what comes back for review, and what they have reported. */
@NullMarked
package kibitzer.web.progress;

import org.jspecify.annotations.NullMarked;
