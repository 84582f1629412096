/** What is asked of the play of a card: the lead and its meaning, and the card of each later hand to a trick. */
@NullMarked
package kibitzer.decisions.bridge.card;

import org.jspecify.annotations.NullMarked;
