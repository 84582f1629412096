/** Questions that an author writes with their answers: nobody deals them, and no book is asked. */
@NullMarked
package kibitzer.decisions.own;

import org.jspecify.annotations.NullMarked;
