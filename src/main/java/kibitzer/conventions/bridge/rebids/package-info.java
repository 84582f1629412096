/**
 * Rebids by zone (Culbertson's Card Games Complete, p. 146): what both hands may hold together decides how high to go.
 * Every system of the book shares them and states only its measure and the figures of its zones.
 */
@NullMarked
package kibitzer.conventions.bridge.rebids;

import org.jspecify.annotations.NullMarked;
