/**
 * Gin rummy: two players, ten cards each, a knock with ten points or fewer unmatched.
 * States only what gin fixes in the rules of the family.
 */
@NullMarked
package kibitzer.games.rummy.gin;

import org.jspecify.annotations.NullMarked;
