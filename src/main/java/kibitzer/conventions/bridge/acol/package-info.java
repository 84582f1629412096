/**
 * The Acol System as played in the world championship of 1955 (Culbertson's Card Games Complete, p. 140-141).
 * A stage of the bidding to a file.
 */
@NullMarked
package kibitzer.conventions.bridge.acol;

import org.jspecify.annotations.NullMarked;
