/** How calls, auctions and contracts of bridge are written as JSON and laid on the table. */
@NullMarked
package kibitzer.decisions.bridge.form;

import org.jspecify.annotations.NullMarked;
