/**
 * What the books say of poker hands and draws, as far as it is a figure or a piece of advice.
 * Printed figures stand here beside what they are printed for; the true ones are counted, never stored.
 */
@NullMarked
package kibitzer.conventions.poker;

import org.jspecify.annotations.NullMarked;
