/**
 * The card table as components: one class for each custom element, values in, events out. They know cards and the
 * notation, no rules of any game and no learner; whatever a browser sends is checked by whoever takes the event.
 */
@NullMarked
package kibitzer.web.table;

import org.jspecify.annotations.NullMarked;
