/**
 * The opening lead from a whole hand: which suit, by the maxims that speak of it and by general practice, and which card
 * of it, by the tables of leads. The tables stay where they are; here they are only asked.
 */
@NullMarked
package kibitzer.conventions.bridge.leads.opening;

import org.jspecify.annotations.NullMarked;
