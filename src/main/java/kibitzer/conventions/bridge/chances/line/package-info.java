/**
 * Lines of play for a combination of cards: what each hopes for, how likely that is, and what the book's tables print.
 * The chances are counted over every way the missing cards may lie; the tables are only held beside them.
 */
@NullMarked
package kibitzer.conventions.bridge.chances.line;

import org.jspecify.annotations.NullMarked;
