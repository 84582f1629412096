package kibitzer.conventions.ohhell;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * A hand of oh hell before the bid.
 *
 * @param hand one card or more
 * @param trump empty where nothing is trump
 * @param bids of those who spoke before, eldest hand first
 * @param players three to seven
 * @param uneven whether the dealer may not bid the number that would make all bids come true
 */
public record OhHellView(CardSet hand, Optional<Suit> trump, List<Integer> bids, int players, boolean uneven) {
    public OhHellView {
        bids = List.copyOf(bids);
    }

    /** 1 for eldest hand, the number of players for the dealer. */
    public int position() {
        return bids.size() + 1;
    }

    /** The tricks of the deal. */
    public int tricks() {
        return hand.size();
    }

    /** What the dealer may not bid; nothing for anybody else. */
    public OptionalInt forbidden() {
        int left = tricks() - bids.stream().mapToInt(Integer::intValue).sum();
        return uneven && position() == players && left >= 0 && left <= tricks()
                ? OptionalInt.of(left)
                : OptionalInt.empty();
    }

    /** What may be bid. */
    public List<Integer> open() {
        return IntStream.rangeClosed(0, tricks())
                .filter(bid -> forbidden().stream().noneMatch(one -> one == bid))
                .boxed()
                .toList();
    }

    boolean countIsForbidden() {
        return forbidden().equals(OptionalInt.of(count()));
    }

    /** Halves are left out. */
    public int count() {
        return Math.min(tricks(), count(hand, trump) / 2);
    }

    /**
     * In half tricks, as it is counted in practice: two for an ace, for the king of trumps beside another trump, and for each trump
     * beyond the third; one for a king of a plain suit or the queen of trumps that is not alone.
     */
    static int count(CardSet hand, Optional<Suit> trump) {
        int halves = 0;
        for (Suit suit : Suit.values()) {
            CardSet held = hand.in(suit);
            boolean isTrump = trump.equals(Optional.of(suit));
            boolean alone = held.size() == 1;
            halves += held.contains(Card.of(Rank.ACE, suit)) ? 2 : 0;
            halves += held.contains(Card.of(Rank.KING, suit)) && !alone ? (isTrump ? 2 : 1) : 0;
            if (isTrump) {
                halves += held.contains(Card.of(Rank.QUEEN, suit)) && !alone ? 1 : 0;
                halves += 2 * Math.max(0, held.size() - LENGTH);
            }
        }
        return halves;
    }

    private static final int LENGTH = 3;
}
