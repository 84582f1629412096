package kibitzer.conventions.cribbage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.HandCount;
import kibitzer.games.cribbage.HandPoints;
import kibitzer.games.cribbage.Pips;

/** A hand before cards are laid away: what each choice keeps is counted once. Immutable. */
public final class LayAwayView {
    private static final int RUN = 3;

    private final CardSet hand;
    private final int away;
    private final boolean ownCrib;
    private final List<CardSet> options;
    private final Map<CardSet, Integer> kept;
    private final int mostKept;
    private final int longestRunKept;
    private final Map<CardSet, Integer> withStarter = new ConcurrentHashMap<>();

    /**
     * @param hand as it was dealt
     * @param away how many cards go to the crib, one or two
     * @param ownCrib true if the crib is the player's or his partner's
     */
    public LayAwayView(CardSet hand, int away, boolean ownCrib) {
        this.hand = hand;
        this.away = away;
        this.ownCrib = ownCrib;
        this.options = options(hand.toList(), away);
        Map<CardSet, Integer> counts = new LinkedHashMap<>();
        int most = 0;
        for (CardSet laid : options) {
            CardSet left = hand.minus(laid);
            int count = HandPoints.ranks(left) + HandPoints.flush(left);
            counts.put(laid, count);
            most = Math.max(most, count);
        }
        this.kept = Map.copyOf(counts);
        this.mostKept = most;
        this.longestRunKept = Math.min(hand.size() - away, longestRun(hand));
    }

    private static List<CardSet> options(List<Card> cards, int away) {
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

    public CardSet hand() {
        return hand;
    }

    /** How many cards go to the crib. */
    public int away() {
        return away;
    }

    /** True if the crib is the player's or his partner's. */
    public boolean ownCrib() {
        return ownCrib;
    }

    /** Everything that can be laid away. */
    public List<CardSet> options() {
        return options;
    }

    /** What is kept beside these. */
    public CardSet keptBeside(CardSet laid) {
        return hand.minus(laid);
    }

    /** What the kept cards count before a starter is turned. */
    public int countKept(CardSet laid) {
        return Objects.requireNonNull(kept.get(laid), "not held");
    }

    /** The most that can be kept. */
    int mostKept() {
        return mostKept;
    }

    /** What is kept and what is given count together. */
    int together(CardSet laid) {
        return countKept(laid) + countGiven(laid);
    }

    /** The most that hand and crib can count together. */
    int mostTogether() {
        return options.stream().mapToInt(this::together).max().orElse(0);
    }

    /** What is broken of the combinations that another lay-away leaves in the hand, and in one's own crib; empty where none is. */
    public String brokenBeside(CardSet laid, CardSet other) {
        if (!ownCrib) {
            return BrokenCombinations.of(HandCount.before(keptBeside(other)).combinations(), List.of(keptBeside(laid)));
        }
        return BrokenCombinations.of(
                Stream.concat(
                                HandCount.before(keptBeside(other)).combinations().stream(),
                                HandCount.before(other).combinations().stream())
                        .toList(),
                List.of(keptBeside(laid), laid));
    }

    /** What the cards laid away count by themselves: a pair or a fifteen. */
    public static int countGiven(CardSet laid) {
        return HandPoints.ranks(laid);
    }

    /** What the kept cards count over all starters not in the hand, added up. */
    public int sumWithStarter(CardSet laid) {
        return withStarter.computeIfAbsent(laid, two -> {
            CardSet left = keptBeside(two);
            int sum = 0;
            for (Card starter : CardSet.FULL_PACK.minus(hand)) {
                sum += HandPoints.of(left, starter, false);
            }
            return sum;
        });
    }

    /** How many cards may be turned. */
    public int starters() {
        return CardSet.FULL_PACK.size() - hand.size();
    }

    /** How far apart in a run two cards stand; so far that it never matters for one card. */
    static int apart(CardSet laid) {
        return laid.size() < 2 ? Pips.HIGHEST_PLACE : Math.abs(Pips.place(laid.first()) - Pips.place(laid.last()));
    }

    /** The longest run that cards hold, 0 if none of three. */
    static int longestRun(CardSet cards) {
        int places = 0;
        for (Card card : cards) {
            places |= 1 << Pips.place(card);
        }
        int ranks = places;
        return IntStream.rangeClosed(RUN, cards.size())
                .filter(length -> IntStream.rangeClosed(1, Pips.HIGHEST_PLACE)
                        .anyMatch(from -> (ranks >> from & (1 << length) - 1) == (1 << length) - 1))
                .max()
                .orElse(0);
    }

    /** The longest run that can be kept. */
    int longestRunKept() {
        return longestRunKept;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LayAwayView view
                && hand.equals(view.hand)
                && away == view.away
                && ownCrib == view.ownCrib;
    }

    @Override
    public int hashCode() {
        return Objects.hash(hand, away, ownCrib);
    }
}
