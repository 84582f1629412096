/**
 * What all bidding systems share: the hand with the auction so far, and the features their rules measure on it.
 * The systems themselves stand beside it, one package each.
 */
@NullMarked
package kibitzer.conventions.bridge;

import org.jspecify.annotations.NullMarked;
