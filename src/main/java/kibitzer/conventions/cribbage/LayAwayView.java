package kibitzer.conventions.cribbage;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.HandPoints;
import kibitzer.games.cribbage.Pips;

/**
 * A hand before cards are laid away. Immutable.
 *
 * @param hand as it was dealt
 * @param away how many cards go to the crib
 * @param ownCrib true if the crib is the player's or his partner's
 */
public record LayAwayView(CardSet hand, int away, boolean ownCrib) {
    private static final int RUN = 3;

    /** Everything that can be laid away. */
    public List<CardSet> options() {
        List<Card> cards = hand.toList();
        List<CardSet> options = new ArrayList<>();
        for (int one = 0; one < cards.size(); one++) {
            if (away == 1) {
                options.add(CardSet.of(cards.get(one)));
            }
            for (int other = one + 1; away == 2 && other < cards.size(); other++) {
                options.add(CardSet.of(cards.get(one), cards.get(other)));
            }
        }
        return List.copyOf(options);
    }

    /** What is kept beside these. */
    public CardSet keptBeside(CardSet laid) {
        return hand.minus(laid);
    }

    /** What the kept cards count before a starter is turned. */
    int countKept(CardSet laid) {
        CardSet kept = keptBeside(laid);
        return HandPoints.ranks(kept) + HandPoints.flush(kept);
    }

    /** The most that can be kept. */
    int mostKept() {
        return options().stream().mapToInt(this::countKept).max().orElse(0);
    }

    /** What the cards laid away count by themselves: a pair or a fifteen. */
    static int countGiven(CardSet laid) {
        return HandPoints.ranks(laid);
    }

    /** What the kept cards count over all starters not in the hand, added up. */
    int sumWithStarter(CardSet laid) {
        CardSet kept = keptBeside(laid);
        int sum = 0;
        for (Card starter : CardSet.FULL_PACK.minus(hand)) {
            sum += HandPoints.of(kept, starter, false);
        }
        return sum;
    }

    /** How many cards may be turned. */
    int starters() {
        return CardSet.FULL_PACK.size() - hand.size();
    }

    /** How far apart in a run two cards stand; so far that it never matters for one card. */
    static int apart(CardSet laid) {
        return laid.size() < 2
                ? Pips.HIGHEST_PLACE
                : Math.abs(Pips.place(laid.first()) - Pips.place(laid.last()));
    }

    /** The longest run that cards hold, 0 if none of three. */
    static int longestRun(CardSet cards) {
        int places = cards.stream().mapToInt(card -> 1 << Pips.place(card)).reduce(0, (one, other) -> one | other);
        int longest = IntStream.rangeClosed(RUN, cards.size())
                .filter(length -> IntStream.rangeClosed(1, Pips.HIGHEST_PLACE)
                        .anyMatch(from -> (places >> from & (1 << length) - 1) == (1 << length) - 1))
                .max()
                .orElse(0);
        return longest;
    }

    /** The longest run that can be kept. */
    int longestRunKept() {
        return Math.min(hand.size() - away, longestRun(hand));
    }
}
