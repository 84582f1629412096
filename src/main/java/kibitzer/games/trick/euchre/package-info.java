/** Euchre and five hundred (Culbertson pp. 204-219). */
@NullMarked
package kibitzer.games.trick.euchre;

import org.jspecify.annotations.NullMarked;
