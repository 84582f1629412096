/**
 * What canasta and samba add to melds of a rank: the first meld of a side, the frozen pile, and the score of a deal.
 * The melds themselves are read by the rules of the family.
 */
@NullMarked
package kibitzer.games.rummy.canasta;

import org.jspecify.annotations.NullMarked;
