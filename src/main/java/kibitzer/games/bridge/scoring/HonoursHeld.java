package kibitzer.games.bridge.scoring;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Honours in one hand at contract bridge (Culbertson p. 136): four trump honours, all five, or at no trump the four aces.
 *
 * @param points 100 or 150
 * @param holder whose hand they are in; he need not be of declarer's side
 */
public record HonoursHeld(int points, Seat holder) {
    private static final List<Rank> TRUMP_HONOURS = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN);
    private static final int FOUR = 4;
    private static final int FOUR_HONOURS = 100;
    private static final int MOST = 150;

    /** Empty where nobody has them. */
    public static Optional<HonoursHeld> in(Deal deal, Strain strain) {
        for (Seat seat : Seat.values()) {
            int points = points(deal.hand(seat), strain);
            if (points > 0) {
                return Optional.of(new HonoursHeld(points, seat));
            }
        }
        return Optional.empty();
    }

    private static int points(CardSet hand, Strain strain) {
        int honours = (int) hand.stream()
                .filter(card -> strain.suit()
                        .map(trumps -> card.suit() == trumps && TRUMP_HONOURS.contains(card.rank()))
                        .orElse(card.rank() == Rank.ACE))
                .count();
        if (honours < FOUR) {
            return 0;
        }
        return strain == Strain.NO_TRUMP || honours == TRUMP_HONOURS.size() ? MOST : FOUR_HONOURS;
    }
}
