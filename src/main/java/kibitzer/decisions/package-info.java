/**
 * Everything a learner can be asked: the interface {@link kibitzer.decisions.Decision}, one class for each kind of
 * question, and the list of all of them.
 * Lessons, problem sets, the web, HTTP and the command line know questions only through what stands here.
 */
@NullMarked
package kibitzer.decisions;

import org.jspecify.annotations.NullMarked;
