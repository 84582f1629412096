/**
 * Reading and writing cards as text.
 * Every reader here fails with {@link kibitzer.cards.notation.BadNotation}, which says what was read and what was expected.
 */
@NullMarked
package kibitzer.cards.notation;

import org.jspecify.annotations.NullMarked;
