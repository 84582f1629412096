/** The way to an answer, a step at a time: as hints before it, and as a hand that is worked out by its rule. */
@NullMarked
package kibitzer.marking.steps;

import org.jspecify.annotations.NullMarked;
