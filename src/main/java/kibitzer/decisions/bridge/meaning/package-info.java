/** What a call tells: its meaning as an answer, and why what a learner takes it to tell is not so. */
@NullMarked
package kibitzer.decisions.bridge.meaning;

import org.jspecify.annotations.NullMarked;
