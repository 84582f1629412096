/** The bid at oh hell: the forbidden number by the book (p. 251), the count by general practice. */
@NullMarked
package kibitzer.conventions.ohhell;

import org.jspecify.annotations.NullMarked;
