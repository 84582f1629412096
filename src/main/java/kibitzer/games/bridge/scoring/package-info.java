/**
 * What a played deal scores, in each form of bridge the books describe: contract, duplicate, auction, plafond, and the
 * bridge of 1904; and how deals add up to a rubber or a round. Each form keeps its tables once, as data.
 *
 * <p>More than 25 files: each form of bridge has its table, and the sheet writes all.
 */
@NullMarked
package kibitzer.games.bridge.scoring;

import org.jspecify.annotations.NullMarked;
