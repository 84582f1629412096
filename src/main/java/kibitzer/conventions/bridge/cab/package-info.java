/**
 * The C.A.B. System - clubs, aces, Blackwood - as played in the world championship of 1955 (p. 142). Its page names
 * only its own bids; the rest is the point-count of the same book.
 */
@NullMarked
package kibitzer.conventions.bridge.cab;

import org.jspecify.annotations.NullMarked;
