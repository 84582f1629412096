package kibitzer.games.bridge.doubledummy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Counts the tricks of an ending by playing every card in every way: no bounds, no cuts, no equal cards, no order. It
 * remembers whole positions only and shares nothing with the solver but the deal.
 */
public final class EveryPlay {
    private static final int LANE = 16;
    private static final long ONE_SUIT = 0xFFFF;
    /** Bits of a set of cards that no card takes: there the seat on lead is noted beside a position. */
    private static final int SPARE_BITS = 14;

    private final long[] hands = new long[4];
    private final int trump;
    private final Map<Long, Integer> known = new HashMap<>();

    public EveryPlay(Deal deal, Strain strain) {
        for (Seat seat : Seat.values()) {
            hands[seat.ordinal()] = deal.hand(seat).bits();
        }
        trump = strain.suit().map(Enum::ordinal).orElse(-1);
    }

    /** The tricks of north and south, that seat being on lead. */
    public int northSouthTricks(Seat leader) {
        return tricks(hands[0] | hands[1] | hands[2] | hands[3], leader.ordinal());
    }

    /** The tricks of north and south once that card has been led. */
    int northSouthTricksAfter(Card lead, Seat leader) {
        long bit = CardSet.of(lead).bits();
        int place = Long.numberOfTrailingZeros(bit);
        long left = (hands[0] | hands[1] | hands[2] | hands[3]) & ~bit;
        return play(left, leader.ordinal(), 1, place / LANE, place, leader.ordinal());
    }

    /** The tricks of north and south from a later position on: {@code left} are the cards not turned. */
    int northSouthTricks(CardSet left, Seat leader, List<Card> trick) {
        if (trick.isEmpty()) {
            return tricks(left.bits(), leader.ordinal());
        }
        int best = place(trick.getFirst());
        int led = best / LANE;
        int winner = leader.ordinal();
        for (int i = 1; i < trick.size(); i++) {
            int card = place(trick.get(i));
            if (card / LANE == best / LANE ? card > best : card / LANE == trump) {
                best = card;
                winner = (leader.ordinal() + i) % 4;
            }
        }
        return play(left.minus(CardSet.of(trick)).bits(), leader.ordinal(), trick.size(), led, best, winner);
    }

    private static int place(Card card) {
        return Long.numberOfTrailingZeros(CardSet.of(card).bits());
    }

    /** The same when the first cards of a trick are known, one to four, in order. */
    public int northSouthTricksAfter(List<Card> trick, Seat leader) {
        long left = hands[0] | hands[1] | hands[2] | hands[3];
        int led = -1;
        int best = -1;
        int winner = leader.ordinal();
        for (int place = 0; place < trick.size(); place++) {
            int card = Long.numberOfTrailingZeros(CardSet.of(trick.get(place)).bits());
            int suit = card / LANE;
            if (place == 0 || (suit == best / LANE ? card > best : suit == trump)) {
                best = card;
                winner = leader.after(place).ordinal();
            }
            led = place == 0 ? suit : led;
            left &= ~(1L << card);
        }
        return play(left, leader.ordinal(), trick.size(), led, best, winner);
    }

    private int tricks(long cards, int leader) {
        if (cards == 0) {
            return 0;
        }
        long position = cards | (leader & 1L) << SPARE_BITS | (leader >> 1 & 1L) << SPARE_BITS + LANE;
        Integer before = known.get(position);
        if (before != null) {
            return before;
        }
        int tricks = play(cards, leader, 0, -1, -1, leader);
        known.put(position, tricks);
        return tricks;
    }

    private int play(long cards, int leader, int played, int led, int best, int winner) {
        if (played == 4) {
            return (winner % 2 == 0 ? 1 : 0) + tricks(cards, winner);
        }
        int seat = (leader + played) % 4;
        long held = cards & hands[seat];
        long following = played == 0 ? 0 : held & ONE_SUIT << led * LANE;
        int most = -1;
        int fewest = 99;
        for (long left = following == 0 ? held : following; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int suit = card / LANE;
            boolean wins = played == 0 || (suit == best / LANE ? card > best : suit == trump);
            int tricks = play(
                    cards & ~(1L << card),
                    leader,
                    played + 1,
                    played == 0 ? suit : led,
                    wins ? card : best,
                    wins ? seat : winner);
            most = Math.max(most, tricks);
            fewest = Math.min(fewest, tricks);
        }
        return seat % 2 == 0 ? most : fewest;
    }
}
