package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.Melder;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import org.jspecify.annotations.Nullable;

/**
 * The table at gin as the learner sees it after the draw: the hand, what is dead, and what the opponent took, threw and
 * passed over. Immutable; computed once, asked by every rule.
 */
public final class GinView {
    private static final int PLACES_OF_BITS = 64;
    private static final int MOST_UNMATCHED = 4;
    private static final int HIGHEST = 10;
    private static final int NOT_COUNTED = -1;
    private static final Rank LAST_LOW = Rank.FOUR;

    private final CardSet hand;
    private final List<Card> pile;
    private final CardSet took;
    private final CardSet refused;
    private final int turn;
    private final CardSet bound;

    private final CardSet dead;
    private final CardSet unseen;
    private final int deadwood;
    private final int sets;
    private final int[] left = new int[PLACES_OF_BITS];
    private final CardSet loose;

    // Counted when they are first asked for; two threads that ask at once count the same.
    private @Nullable Open open;
    private @Nullable HisSets his;
    private int hisMost = NOT_COUNTED;

    /**
     * @param hand eleven cards, or the ten before the draw
     * @param pile the discards, oldest first
     * @param took cards the opponent took from the pile
     * @param refused those of the pile that he passed over; he threw the rest
     * @param turn which turn of the learner's this is, from 1
     */
    public GinView(CardSet hand, List<Card> pile, CardSet took, CardSet refused, int turn) {
        this(hand, pile, took, refused, turn, CardSet.EMPTY);
    }

    /** @param bound the upcard that was taken in this turn and may not be thrown in it (p. 32); often none */
    public GinView(CardSet hand, List<Card> pile, CardSet took, CardSet refused, int turn, CardSet bound) {
        this.hand = hand;
        this.pile = List.copyOf(pile);
        this.took = took;
        this.refused = refused;
        this.turn = turn;
        this.bound = bound;
        this.dead = CardSet.of(pile);
        this.unseen = CardSet.FULL_PACK.minus(hand).minus(dead).minus(took);
        this.deadwood = Gin.MELDER.leastDeadwood(hand);
        this.sets = Gin.MELDER.mostMelds(hand);
        CardSet unmatched = CardSet.EMPTY;
        for (Card card : hand) {
            int after = Gin.MELDER.leastDeadwood(hand.without(card));
            left[index(card)] = after;
            if (after == deadwood - Melding.pips(card)) {
                unmatched = unmatched.with(card);
            }
        }
        this.loose = unmatched;
    }

    /**
     * What can still be filled.
     *
     * @param fillers of each loose card, by its place in the bits
     */
    private record Open(List<Combination> combinations, List<CardSet> fillers) {}

    private Open open() {
        Open known = open;
        if (known == null) {
            known = lookedFor();
            open = known;
        }
        return known;
    }

    private Open lookedFor() {
        List<Combination> found = new ArrayList<>();
        CardSet[] fillers = new CardSet[PLACES_OF_BITS];
        Arrays.fill(fillers, CardSet.EMPTY);
        for (Combination combination : Combination.ALL) {
            if (!combination.hasBoth(hand)) {
                continue;
            }
            CardSet half = combination.cards().intersection(loose);
            CardSet live = combination.fillers().intersection(unseen);
            if (half.isEmpty() || live.isEmpty()) {
                continue;
            }
            boolean serves = false;
            for (Card card : half) {
                CardSet filling = half.size() == 2 ? live : matching(card, live);
                fillers[index(card)] = fillers[index(card)].union(filling);
                serves |= !filling.isEmpty();
            }
            if (serves) {
                found.add(combination);
            }
        }
        return new Open(List.copyOf(found), List.of(fillers));
    }

    /** Those fillers that put the card in a set without breaking one that stands. */
    private CardSet matching(Card card, CardSet live) {
        int pips = Melding.pips(card);
        CardSet matching = CardSet.EMPTY;
        for (Card filler : live) {
            CardSet filled = hand.with(filler);
            int count = Gin.MELDER.leastDeadwood(filled);
            if (count <= deadwood - pips && Gin.MELDER.leastDeadwood(filled.without(card)) > count - pips) {
                matching = matching.with(filler);
            }
        }
        return matching;
    }

    private static int index(Card card) {
        return Long.numberOfTrailingZeros(CardSet.EMPTY.with(card).bits());
    }

    public CardSet hand() {
        return hand;
    }

    /** The cards that may be thrown: all but an upcard taken in this turn. */
    public CardSet discards() {
        return hand.minus(bound);
    }

    public List<Card> pile() {
        return pile;
    }

    public CardSet took() {
        return took;
    }

    public CardSet refused() {
        return refused;
    }

    /** The discards that the opponent threw himself. */
    public CardSet thrown() {
        return dead.minus(refused);
    }

    public CardSet unseen() {
        return unseen;
    }

    public int turn() {
        return turn;
    }

    /** How many discards the opponent has taken; each is presumed to have filled a set. */
    public int pickups() {
        return took.size();
    }

    /** The most he can count, if he filled a set with each card he took and holds the highest cards besides. */
    public int mostOfTheOpponent() {
        if (hisMost == NOT_COUNTED) {
            hisMost = HisMost.count(took, his(), unseen);
        }
        return hisMost;
    }

    private HisSets his() {
        HisSets known = his;
        if (known == null) {
            known = HisSets.of(took, unseen);
            his = known;
        }
        return known;
    }

    /** The cards not yet seen with which nothing would be left unmatched at the next turn, this card thrown now. */
    public CardSet ginCardsAfter(Card thrown) {
        CardSet kept = hand.without(thrown);
        return unseen.stream().filter(card -> isGin(kept.with(card))).collect(CardSet.toCardSet());
    }

    private static boolean isGin(CardSet eleven) {
        return Gin.MELDER.leastDeadwood(eleven) <= HIGHEST
                && eleven.stream().anyMatch(card -> Gin.MELDER.leastDeadwood(eleven.without(card)) == 0);
    }

    /** How many matched sets are held. */
    public int sets() {
        return sets;
    }

    /** The count of the hand as it is, before the discard. */
    public int deadwood() {
        return deadwood;
    }

    /** The count after this discard. */
    public int leftAfter(Card card) {
        return left[index(card)];
    }

    /** The count after the best discard for the count. */
    public int leastLeft() {
        int least = Integer.MAX_VALUE;
        for (Card card : discards()) {
            least = Math.min(least, leftAfter(card));
        }
        return least;
    }

    /** True if the card is in no matched set, so that none is broken by throwing it. */
    public boolean isLoose(Card card) {
        return loose.contains(card);
    }

    /** True if it makes a set with others of the hand, needed or not. */
    boolean isInAnySet(Card card) {
        List<Card> others = hand.without(card).toList();
        return others.stream()
                .anyMatch(one -> others.stream()
                        .anyMatch(other -> one.compareTo(other) < 0 && Gin.MELDS.isMeld(CardSet.of(card, one, other))));
    }

    /** True if as many sets are held without the card. */
    public boolean keepsTheSets(Card card) {
        return Gin.MELDER.mostMelds(hand.without(card)) == sets;
    }

    /** The matched set the card stands in, in a best arrangement of the hand. */
    public Optional<CardSet> setWith(Card card) {
        return Gin.MELDER.best(hand).getFirst().melds().stream()
                .filter(meld -> meld.contains(card))
                .findFirst();
    }

    /**
     * A loose card that would be matched if this card's set were broken, where throwing it leaves fewer points: both are part
     * of some set.
     */
    Optional<Card> dearerThan(Card card) {
        return setWith(card)
                .flatMap(set -> set.stream()
                        .flatMap(part -> Gin.MELDER.best(hand.without(part)).getFirst().melds().stream())
                        .filter(other -> !other.intersection(set).isEmpty())
                        .flatMap(other -> other.intersection(loose).intersection(discards()).stream())
                        .filter(other -> leftAfter(other) < leftAfter(card))
                        .findFirst());
    }

    /** Cards not yet seen that would match the card by filling a combination. */
    public CardSet fillersOf(Card card) {
        return open().fillers().get(index(card));
    }

    /** A combination the card stands in that can still be filled. */
    Optional<Combination> combinationWith(Card card) {
        return open().combinations().stream()
                .filter(combination -> combination.cards().contains(card))
                .findFirst();
    }

    /** How many combinations are held that can still be filled. */
    int combinationsHeld() {
        return open().combinations().size();
    }

    /** How many of them the card stands in. */
    int combinationsWith(Card card) {
        return (int) open().combinations().stream()
                .filter(combination -> combination.cards().contains(card))
                .count();
    }

    /** How many fillers of the hand are given up with the card. */
    public int fillersLostWith(Card card) {
        CardSet all = CardSet.EMPTY;
        CardSet kept = CardSet.EMPTY;
        for (Combination combination : open().combinations()) {
            CardSet live = combination.fillers().intersection(unseen);
            all = all.union(live);
            if (!combination.cards().contains(card)) {
                kept = kept.union(live);
            }
        }
        return all.minus(kept).size();
    }

    /** Fourspot or lower (p. 35). */
    public static boolean isLow(Card card) {
        return card.rank() == Rank.ACE || card.rank().compareTo(LAST_LOW) <= 0;
    }

    /** What a knock with two sets leaves for each further unmatched card: ten less the loose low cards (p. 35). */
    public int room() {
        CardSet low = loose.stream().filter(GinView::isLow).collect(CardSet.toCardSet());
        return low.size() >= MOST_UNMATCHED ? 0 : Math.max(0, Gin.KNOCK_LIMIT - Melder.pips(low));
    }

    /** The taken card whose set this card would go with, as far as can be inferred. */
    public Optional<Card> takenThatGoesWith(Card card) {
        return his().setFor(card).map(set -> set.intersection(took).first());
    }

    /** The set that he is taken to have filled and that the card would go on; empty if it fits none. */
    public Optional<CardSet> setOfTheirs(Card card) {
        return his().setFor(card);
    }

    /** True if the card may be a player on a set that the opponent is presumed to hold. */
    public boolean fitsTheOpponent(Card card) {
        return his().setFor(card).isPresent();
    }

    /** Of a hundred ways in which he may have filled his sets, in how many the card is a player on one. */
    public double percentOfHisSetsWith(Card card) {
        return his().percentGoneWith(card);
    }

    /** True if a face card has not been seen for six draws but for this one: the opponent is likely to hold a pair. */
    public boolean isOfARankNotSeen(Card card) {
        return turn >= 6
                && card.rank().isAtLeast(Rank.JACK)
                && card.rank() != Rank.ACE
                && unseen.of(card.rank()).size() == 3;
    }

    /** The discards that make the card fairly safe: of its rank, or next to it in its suit (p. 36). */
    public CardSet sameOrNext(Card card) {
        return dead.intersection(NeighbouringCards.sameRankOrNext(card));
    }

    /** The opponent's own discards one rank away in another suit (p. 36). */
    public CardSet nextInAnotherSuit(Card card) {
        return thrown().intersection(NeighbouringCards.nextRankInAnotherSuit(card));
    }
}
