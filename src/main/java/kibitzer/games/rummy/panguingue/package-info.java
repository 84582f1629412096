/**
 * What panguingue adds to melds: conditions, which are paid for at once.
 * The melds themselves are read by the rules of the family.
 */
@NullMarked
package kibitzer.games.rummy.panguingue;

import org.jspecify.annotations.NullMarked;
