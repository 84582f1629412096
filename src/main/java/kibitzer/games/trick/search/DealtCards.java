package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.trick.EqualCards;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TrickRules;

/**
 * The cards of a search by number: every suit from high to low, trumps last, so that a hand is a {@code long} and neighbours have
 * neighbouring numbers.
 */
final class DealtCards {
    /** As many as fit into a {@code long} beside who leads. */
    static final int MOST = 60;

    private static final int TRUMPS = Suit.values().length;
    static final int GROUPS = TRUMPS + 1;

    final int size;
    final Card[] card;
    final int[] group;
    final int[] owner;
    final int[] worth;

    /** The held cards of each group. */
    final long[] inGroup = new long[GROUPS];

    /** Where two stand for the same card, the others like it. */
    final long[] alike;

    /** Whether only the order of those that are left matters, not which cards they are. */
    final boolean byOrder;

    private final boolean merging;
    private final boolean points;
    private final boolean mergingTrumps;

    DealtCards(OpenHands hands, Stake stake) {
        PlayRules rules = hands.rules();
        TrickRules axes = hands.game().rules();
        List<Card> cards = new ArrayList<>();
        List<Integer> owners = new ArrayList<>();
        List<Integer> groups = new ArrayList<>();
        for (int into = 0; into < GROUPS; into++) {
            for (Card one : inOrder(rules, hands.cards().stream().distinct().toList(), into)) {
                for (int player = 0; player < hands.players(); player++) {
                    int copies = copies(hands, player, one);
                    for (int copy = 0; copy < copies; copy++) {
                        cards.add(one);
                        owners.add(player);
                        groups.add(into);
                    }
                }
            }
        }
        size = cards.size();
        if (size > MOST) {
            throw new IllegalArgumentException(size + " cards; expected at most " + MOST);
        }
        card = cards.toArray(Card[]::new);
        owner = owners.stream().mapToInt(Integer::intValue).toArray();
        group = groups.stream().mapToInt(Integer::intValue).toArray();
        worth = cards.stream()
                .mapToInt(one -> stake.points() ? axes.points().of(one, hands.trump()) : 0)
                .toArray();
        alike = new long[size];
        boolean copies = false;
        for (int i = 0; i < size; i++) {
            inGroup[group[i]] |= 1L << i;
            for (int j = 0; j < size; j++) {
                if (i != j && card[i].equals(card[j])) {
                    alike[i] |= 1L << j;
                    copies = true;
                }
            }
        }
        boolean special = !axes.leads().isEmpty() || !rules.duty().renege().isEmpty();
        points = stake.points();
        merging = !(copies && axes.equal() == EqualCards.CANCEL);
        mergingTrumps = !special;
        byOrder = !copies && !special && !stake.points();
    }

    private static int copies(OpenHands hands, int player, Card card) {
        int place = Math.floorMod(player - hands.leader(), hands.players());
        boolean played =
                place < hands.trick().size() && hands.trick().get(place).equals(card);
        return hands.hands().get(player).count(card) + (played ? 1 : 0);
    }

    private static List<Card> inOrder(PlayRules rules, Collection<Card> cards, int into) {
        return into == TRUMPS
                ? rules.order(cards, Optional.empty())
                : rules
                        .order(
                                cards.stream()
                                        .filter(card -> !rules.isTrump(card))
                                        .toList(),
                                Optional.of(Suit.values()[into]))
                        .stream()
                        .filter(card -> rules.suitOf(card).equals(Optional.of(Suit.values()[into])))
                        .toList();
    }

    /** The number of a card of a player's. */
    int number(int player, Card wanted) {
        for (int i = 0; i < size; i++) {
            if (owner[i] == player && card[i].equals(wanted)) {
                return i;
            }
        }
        throw new IllegalArgumentException("the " + wanted.inWords() + " is not player " + player + "'s");
    }

    boolean isTrump(int number) {
        return group[number] == TRUMPS;
    }

    /**
     * Whether two cards of one hand do the same.
     *
     * @param high the higher, which has the lower number
     * @param others what other hands hold, and the table
     */
    boolean same(int high, int low, long others) {
        if (card[high].equals(card[low])) {
            return true;
        }
        long between = (1L << low) - (1L << high + 1);
        return merging
                && (mergingTrumps || !isTrump(high))
                && group[high] == group[low]
                && worth[high] == worth[low]
                && ((between | alike[high] | alike[low]) & others) == 0;
    }

    /**
     * What a hand on lead wins at least by leading its highest cards: trumps, and other suits where nobody else has trumps.
     *
     * @param hand what it holds
     * @param all what all hold
     */
    int cash(long hand, long all) {
        if (!merging || !mergingTrumps) {
            return 0;
        }
        int sure = fromTheTop(hand, all & inGroup[TRUMPS]);
        if ((all & inGroup[TRUMPS] & ~hand) == 0) {
            for (int suit = 0; suit < TRUMPS; suit++) {
                sure += fromTheTop(hand, all & inGroup[suit]);
            }
        }
        return sure;
    }

    private int fromTheTop(long hand, long suit) {
        long others = suit & ~hand;
        long top = others == 0 ? suit : suit & Long.lowestOneBit(others) - 1;
        if (!points) {
            return Long.bitCount(top);
        }
        int counted = 0;
        for (long rest = top; rest != 0; rest &= rest - 1) {
            counted += worth[Long.numberOfTrailingZeros(rest)];
        }
        return counted;
    }
}
