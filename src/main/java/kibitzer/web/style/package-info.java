/**
 * The living style page: each component in each state, for whoever builds the next page.
 * It is served in development only, when {@code kibitzer.style-page} is true.
 */
@NullMarked
package kibitzer.web.style;

import org.jspecify.annotations.NullMarked;
