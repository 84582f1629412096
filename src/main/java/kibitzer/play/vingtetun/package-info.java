/** Vingt-et-un as it is played by one learner against a dealer who has no choice, deal by deal, for counters. */
@NullMarked
package kibitzer.play.vingtetun;

import org.jspecify.annotations.NullMarked;
