package kibitzer.games.bridge.doubledummy;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Seat;

/**
 * A card that was played, and what it was worth with all hands seen: declarer's tricks in all, those already won among
 * them, if everybody plays perfectly from there.
 *
 * @param seat whose card it is; dummy's cards are dummy's, though declarer names them
 * @param before declarer's tricks before the card was chosen
 * @param after declarer's tricks once it has been played
 * @param better the cards that would have kept what {@code before} tells, in place of one that did not; else empty
 */
public record CardPlayed(Seat seat, Card card, int before, int after, CardSet better) {
    /** The tricks that the card gave to the other side. */
    public int gaveUp() {
        return Math.abs(before - after);
    }
}
