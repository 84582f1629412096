/**
 * What can be counted at gin: the next draw, and the hands that an opponent may hold.
 * Nothing here advises; the conventions and decisions ask.
 */
@NullMarked
package kibitzer.games.rummy.gin.odds;

import org.jspecify.annotations.NullMarked;
