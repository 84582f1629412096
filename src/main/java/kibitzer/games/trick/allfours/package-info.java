/** Seven-up, pitch, cinch and their kin, as data. */
@NullMarked
package kibitzer.games.trick.allfours;

import org.jspecify.annotations.NullMarked;
