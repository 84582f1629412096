/** Practice without end: one decision, one rule, or a mix of what one learns. */
@NullMarked
package kibitzer.web.practice;

import org.jspecify.annotations.NullMarked;
