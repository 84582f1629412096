/**
 * Which card of a suit is led: the two tables of conventional leads and the general rules beside them.
 * A row of a table is a line of data in the book's own notation; the rules are made from it.
 */
@NullMarked
package kibitzer.conventions.bridge.leads;

import org.jspecify.annotations.NullMarked;
