/** What is asked of the bidding: what to call, what a hand is worth, and the laws of calling. */
@NullMarked
package kibitzer.decisions.bridge.bidding;

import org.jspecify.annotations.NullMarked;
