/** Questions on five hundred. */
@NullMarked
package kibitzer.decisions.trick.fivehundred;

import org.jspecify.annotations.NullMarked;
