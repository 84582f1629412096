/** The questions on what is called at a table of tricks, and on what a hand pays there. */
@NullMarked
package kibitzer.decisions.trick.table;

import org.jspecify.annotations.NullMarked;
