/**
 * What every question to a learner shares: the interface {@link kibitzer.decisions.Decision} and the bases it is mostly
 * extended by. The shapes of answers, what is laid before the learner and JSON have a package each beside it, and each
 * family has one with the list of its questions, which stand in packages by subject below. Lessons, problem sets, the web,
 * HTTP and the command line know questions only through what stands here.
 */
@NullMarked
package kibitzer.decisions;

import org.jspecify.annotations.NullMarked;
