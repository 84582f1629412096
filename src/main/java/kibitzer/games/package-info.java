/**
 * The rules of play as the books give them, a family of games to a package.
 * Nothing here knows what is good play; that is the conventions' business.
 */
@NullMarked
package kibitzer.games;

import org.jspecify.annotations.NullMarked;
