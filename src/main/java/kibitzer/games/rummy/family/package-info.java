/**
 * The games of the rummy family, each a short description of how it differs from the basic game.
 * What is a meld, how a hand is best divided, what may be laid off and who can go out is worked out from that alone.
 */
@NullMarked
package kibitzer.games.rummy.family;

import org.jspecify.annotations.NullMarked;
