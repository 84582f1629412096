/**
 * Deals and auctions as files: Portable Bridge Notation, read and written, and LIN, read.
 * Readers keep what is sound and tell, by line and field, what is not; they never fail.
 */
@NullMarked
package kibitzer.games.bridge.notation;

import org.jspecify.annotations.NullMarked;
