/** Who learns: the browser that is known again by its key, and the account that takes the place of the key. */
@NullMarked
package kibitzer.learning.learner;

import org.jspecify.annotations.NullMarked;
