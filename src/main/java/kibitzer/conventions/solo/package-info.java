/** The calls of solo whist: what each undertakes by the book, and by general practice which hands are worth it. */
@NullMarked
package kibitzer.conventions.solo;

import org.jspecify.annotations.NullMarked;
