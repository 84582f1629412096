package kibitzer.conventions.bridge;

import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.value.HandFigures;
import kibitzer.conventions.bridge.value.Shape;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/**
 * A hand whose turn it is to call, with everything rules ask of it counted once.
 *
 * @param hand the caller's 13 cards
 * @param soFar the auction, and what each call has told
 * @param points high-card points
 * @param count points for opening with the best suit, length counted (p. 143)
 * @param honourTricks in halves
 * @param playingTricks with the best suit as trumps, in halves
 * @param shape "4-3-3-3"
 */
public record Bidding(
        CardSet hand,
        BiddingSoFar soFar,
        int points,
        int count,
        double honourTricks,
        double playingTricks,
        String shape) {

    public static Bidding of(CardSet hand, BiddingSoFar soFar) {
        HandFigures figures = HandFigures.of(hand);
        return new Bidding(
                hand,
                soFar,
                figures.points(),
                figures.openingCount(),
                figures.honourTricks(),
                figures.playingTricks(),
                Shape.of(hand));
    }

    /** A hand in an auction whose calls tell nothing. */
    public static Bidding of(CardSet hand, Auction auction, Vulnerability vulnerability) {
        return of(hand, BiddingSoFar.of(auction, vulnerability, BiddingSystem.NONE));
    }

    /** The turn of somebody whose cards are not seen; only what is public may be asked of it. */
    public static Bidding unseen(BiddingSoFar soFar) {
        return new Bidding(CardSet.EMPTY, soFar, 0, 0, 0, 0, "");
    }

    /** The same cards at another turn of the same player. */
    public Bidding at(BiddingSoFar turn) {
        return new Bidding(hand, turn, points, count, honourTricks, playingTricks, shape);
    }

    /** Other cards at the same turn. */
    Bidding holding(CardSet cards) {
        return of(cards, soFar);
    }

    public Auction auction() {
        return soFar.auction();
    }

    public Vulnerability vulnerability() {
        return soFar.vulnerability();
    }

    /** True if the caller's side is vulnerable. */
    public boolean isVulnerable() {
        return soFar.isVulnerable();
    }
}
