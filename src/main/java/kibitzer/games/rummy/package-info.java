/**
 * The rummy family: melds, deadwood and what may be laid off.
 * Each game of the family states only how it differs.
 */
@NullMarked
package kibitzer.games.rummy;

import org.jspecify.annotations.NullMarked;
