package kibitzer.conventions.gin;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/**
 * The most that the opponent can count, if he filled a set with each card he took (p. 36): his sets hold as few cards as
 * can be, and every other card is as high as any not seen. A card that can stand in no set is loose. Used once.
 */
final class HisMost {
    private static final int SMALLEST_SET = 3;
    private static final int HIGHEST = 10;

    /** Every set of the pack that a card can stand in. */
    private static final Map<Card, List<CardSet>> SETS = Card.ALL.stream()
            .collect(Collectors.toUnmodifiableMap(
                    card -> card,
                    card -> Gin.MELDER.melds(CardSet.FULL_PACK).stream()
                            .filter(meld -> meld.contains(card) && meld.size() <= Gin.HAND)
                            .toList()));

    private final CardSet took;
    private final CardSet within;
    private final CardSet unseen;

    private HisMost(CardSet took, CardSet unseen) {
        this.took = took;
        this.within = unseen.union(took);
        this.unseen = unseen;
    }

    /** In points; what he may lay off is not taken away. */
    static int count(CardSet took, CardSet unseen) {
        return new HisMost(took, unseen).count();
    }

    private int count() {
        CardSet loose = CardSet.EMPTY;
        for (Card card : took) {
            loose = canBeInASet(card) ? loose : loose.with(card);
        }
        int matched = fewestCards(took.minus(loose), within);
        int known = matched + loose.size();
        return known > Gin.HAND ? highest(Gin.HAND) : pips(loose) + highest(Gin.HAND - known);
    }

    private boolean canBeInASet(Card card) {
        return sets(card).stream().anyMatch(set -> set.subsetOf(within));
    }

    /** The fewest cards in sets that hold all of these; more than a hand has where there are no such sets. */
    private int fewestCards(CardSet open, CardSet free) {
        if (open.isEmpty()) {
            return 0;
        }
        int fewest = Gin.HAND + 1;
        for (CardSet set : sets(open.first())) {
            if (set.subsetOf(free) && isNeeded(set)) {
                fewest = Math.min(fewest, set.size() + fewestCards(open.minus(set), free.minus(set)));
            }
        }
        return fewest;
    }

    private static List<CardSet> sets(Card card) {
        return SETS.getOrDefault(card, List.of());
    }

    /** A longer set is needed only where it stands between cards he took. */
    private boolean isNeeded(CardSet set) {
        return set.size() == SMALLEST_SET
                || set.subsetOf(took)
                || Gin.MELDS.isRun(set) && ends(set).subsetOf(took);
    }

    /** The two cards without which a run of four or more is still a run. */
    private static CardSet ends(CardSet run) {
        return run.stream().filter(card -> Gin.MELDS.isRun(run.without(card))).collect(CardSet.toCardSet());
    }

    private static int pips(CardSet cards) {
        int pips = 0;
        for (Card card : cards) {
            pips += Melding.pips(card);
        }
        return pips;
    }

    /** What the highest of the cards not seen count together. */
    private int highest(int cards) {
        int[] counting = new int[HIGHEST + 1];
        for (Card card : unseen) {
            counting[Melding.pips(card)]++;
        }
        int left = cards;
        int pips = 0;
        for (int each = HIGHEST; each > 0 && left > 0; each--) {
            int taken = Math.min(left, counting[each]);
            pips += taken * each;
            left -= taken;
        }
        return pips;
    }
}
