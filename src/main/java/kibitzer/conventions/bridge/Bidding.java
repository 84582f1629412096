package kibitzer.conventions.bridge;

import kibitzer.cards.CardSet;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.conventions.bridge.value.HonourTricks;
import kibitzer.conventions.bridge.value.PlayingTricks;
import kibitzer.conventions.bridge.value.Shape;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Vulnerability;

/**
 * A hand whose turn it is to call, with everything rules ask of it counted once.
 *
 * @param hand the caller's 13 cards
 * @param auction the calls so far
 * @param vulnerability of both sides
 * @param points high-card points
 * @param honourTricks in halves
 * @param playingTricks with the best suit as trumps, in halves
 * @param shape "4-3-3-3"
 */
public record Bidding(
        CardSet hand,
        Auction auction,
        Vulnerability vulnerability,
        int points,
        double honourTricks,
        double playingTricks,
        String shape) {

    public static Bidding of(CardSet hand, Auction auction, Vulnerability vulnerability) {
        return new Bidding(
                hand,
                auction,
                vulnerability,
                HighCardPoints.of(hand),
                HonourTricks.of(hand),
                PlayingTricks.ofBestSuit(hand),
                Shape.of(hand));
    }

    /** True if the caller's side is vulnerable. */
    public boolean isVulnerable() {
        return vulnerability.of(auction.turn());
    }
}
