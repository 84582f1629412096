/**
 * The cards themselves: cards, sets of cards, packs, and a shuffle that is the same on every machine.
 * How they are written down stands here too ({@link kibitzer.cards.CardNotation}). Depends on nothing.
 */
@NullMarked
package kibitzer.cards;

import org.jspecify.annotations.NullMarked;
