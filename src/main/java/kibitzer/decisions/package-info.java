/**
 * What every question to a learner shares: the interface {@link kibitzer.decisions.Decision}, the bases it is mostly
 * extended by, and the shapes of answers and exhibits. The questions of each family stand in a package of theirs.
 * Lessons, problem sets, the web, HTTP and the command line know questions only through what stands here.
 */
@NullMarked
package kibitzer.decisions;

import org.jspecify.annotations.NullMarked;
