/** Baccarat and chemin de fer as they are played by one learner and a robot that follows the shoe's rules, for counters. */
@NullMarked
package kibitzer.play.baccarat;

import org.jspecify.annotations.NullMarked;
