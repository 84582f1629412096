/** What a learner has done of the lessons, and what comes next: told once for every page. */
@NullMarked
package kibitzer.learning.onward;

import org.jspecify.annotations.NullMarked;
