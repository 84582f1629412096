/**
 * The Culbertson System (Culbertson's Card Games Complete, p. 142-150), valued by points or by honour-tricks. Each
 * family of bids is written once; a valuation states its figures and the statements of the book that print them.
 */
@NullMarked
package kibitzer.conventions.bridge.culbertson;

import org.jspecify.annotations.NullMarked;
