/**
 * Marking an answer and saying why: question, verdict, hints, and the one place where facts become sentences.
 * Knows every decision only through its interface, and no learner.
 */
@NullMarked
package kibitzer.marking;

import org.jspecify.annotations.NullMarked;
