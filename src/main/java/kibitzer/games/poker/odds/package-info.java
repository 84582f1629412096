/**
 * The odds of poker tables: how often hands come, who is high before the draw, what opponents draw, who has the high hole
 * card. Counted exactly where every case can be looked at, otherwise simulated from a seed, with the error stated.
 */
@NullMarked
package kibitzer.games.poker.odds;

import org.jspecify.annotations.NullMarked;
