/**
 * The list of what is asked at bridge; the questions stand below, by subject.
 * Each class deals, advises on and shows one kind of question; the rules stand in the conventions.
 */
@NullMarked
package kibitzer.decisions.bridge;

import org.jspecify.annotations.NullMarked;
