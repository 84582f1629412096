/**
 * What all bidding systems share: the hand with the auction so far, and the features their rules measure on it.
 * The systems themselves stand beside it, one package each.
 *
 * <p>More than 25 files: what the hand and the auction tell is measured once for three systems; the parts know each other,
 * the systems know only these.
 */
@NullMarked
package kibitzer.conventions.bridge;

import org.jspecify.annotations.NullMarked;
