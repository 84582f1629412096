/**
 * What a played deal scores, in each form of bridge the books describe: contract, duplicate, auction, plafond, and the
 * bridge of 1904. Each form keeps its tables once, as data; rubber points belong to a rubber and are not counted here.
 */
@NullMarked
package kibitzer.games.bridge.scoring;

import org.jspecify.annotations.NullMarked;
