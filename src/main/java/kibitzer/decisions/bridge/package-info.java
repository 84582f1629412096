/**
 * What is asked at bridge.
 * Each class deals, advises on and shows one kind of question; the rules stand in the conventions.
 */
@NullMarked
package kibitzer.decisions.bridge;

import org.jspecify.annotations.NullMarked;
