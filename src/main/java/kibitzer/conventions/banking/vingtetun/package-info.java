/** The book's advice at vingt-et-un: when to stand, to double, to split (Culbertson p. 368). */
@NullMarked
package kibitzer.conventions.banking.vingtetun;

import org.jspecify.annotations.NullMarked;
