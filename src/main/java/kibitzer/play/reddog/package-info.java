/** Red dog as it is played by one learner against robots, deal by deal, for counters. */
@NullMarked
package kibitzer.play.reddog;

import org.jspecify.annotations.NullMarked;
