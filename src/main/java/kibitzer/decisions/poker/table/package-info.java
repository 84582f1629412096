/** What is asked at the table: to open, stay, raise, draw, bluff, knock or declare. */
@NullMarked
package kibitzer.decisions.poker.table;

import org.jspecify.annotations.NullMarked;
