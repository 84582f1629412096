/**
 * The cards themselves: cards, sets of cards, packs, and a shuffle that is the same on every machine.
 * Depends on nothing; how cards are written down is next door in {@code cards.notation}.
 */
@NullMarked
package kibitzer.cards;

import org.jspecify.annotations.NullMarked;
