/**
 * The percentage tables for Contract Bridge as the book prints them (Culbertson pp. 153-155).
 * Only the printed figures stand here; the true ones are counted where they are asked for.
 */
@NullMarked
package kibitzer.conventions.bridge.chances;

import org.jspecify.annotations.NullMarked;
