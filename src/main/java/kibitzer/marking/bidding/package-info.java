/**
 * A whole auction bid by a learner with robots in the other three seats: pure state, made anew from the deal and the
 * learner's own calls, so that an address holds it and going back is taking back.
 */
@NullMarked
package kibitzer.marking.bidding;

import org.jspecify.annotations.NullMarked;
