/** Solo, which came of ombre, and calabrasella (Culbertson pp. 330-334). */
@NullMarked
package kibitzer.games.trick.ombre;

import org.jspecify.annotations.NullMarked;
