package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Who speaks first in a round of stud poker: the highest combination of upcards, at misere the lowest; of equal ones that
 * nearest the dealer's left (Culbertson pp. 64, 83, 87).
 */
public enum StudOrder {
    HIGHEST("five-card-stud"),
    /** The exposed four-flush before any single pair (p. 87). */
    HIGHEST_FOUR_FLUSH_BEATS_A_PAIR("four-flush-beats-a-pair"),
    /** Misere, the ace low (pp. 82, 83). */
    LOWEST("misere-stud");

    private static final int ACE_LOW = -1;
    private static final int UPCARDS = 4;
    private static final int FOUR_FLUSH = 15;

    private final String game;

    StudOrder(String game) {
        this.game = game;
    }

    /** The id of the game in the syllabus. */
    public String game() {
        return game;
    }

    /**
     * The place of the player who speaks first.
     *
     * @param upcards of each player still in, equally many, in the order of sitting from the dealer's left
     */
    public int first(List<CardSet> upcards) {
        BinaryOperator<Integer> better = (one, other) ->
                compare(key(upcards.get(one)), key(upcards.get(other))) * (this == LOWEST ? -1 : 1) >= 0 ? one : other;
        return IntStream.range(0, upcards.size()).boxed().reduce(better).orElseThrow();
    }

    /** True if the combinations are as high as each other. */
    public boolean isEqual(CardSet one, CardSet other) {
        return compare(key(one), key(other)) == 0;
    }

    /** How many cards are alike, most first, then their ranks, then the odd cards; straights and flushes do not show. */
    private List<Integer> key(CardSet upcards) {
        Map<Integer, Integer> counts = new TreeMap<>(Comparator.reverseOrder());
        upcards.stream().map(Card::rank).forEach(rank -> counts.merge(height(rank), 1, Integer::sum));
        List<Map.Entry<Integer, Integer>> groups = new ArrayList<>(counts.entrySet());
        groups.sort(Map.Entry.<Integer, Integer>comparingByValue().reversed());
        List<Integer> sizes = groups.stream().map(Map.Entry::getValue).toList();
        List<Integer> ranks = groups.stream().map(Map.Entry::getKey).toList();
        List<Integer> key = new ArrayList<>();
        key.add(combination(sizes, upcards));
        key.addAll(ranks);
        return key;
    }

    /** In tens: 0 no pair, 10 a pair, 15 a four-flush, 20 two pairs, 30 three, 40 four of a kind. */
    private int combination(List<Integer> sizes, CardSet upcards) {
        int most = sizes.getFirst();
        if (most > 2) {
            return most * 10;
        }
        if (most == 2) {
            return sizes.size() > 1 && sizes.get(1) == 2 ? 20 : 10;
        }
        return this == HIGHEST_FOUR_FLUSH_BEATS_A_PAIR && isFourFlush(upcards) ? FOUR_FLUSH : 0;
    }

    private static boolean isFourFlush(CardSet upcards) {
        return Suit.DOWNWARDS.stream().anyMatch(suit -> upcards.length(suit) == UPCARDS);
    }

    private int height(Rank rank) {
        return this == LOWEST && rank == Rank.ACE ? ACE_LOW : rank.ordinal();
    }

    private static Rank rank(int height) {
        return height == ACE_LOW ? Rank.ACE : Rank.values()[height];
    }

    private static int compare(Collection<Integer> one, List<Integer> other) {
        int place = 0;
        for (int value : one) {
            int by = Integer.compare(value, other.get(place++));
            if (by != 0) {
                return by;
            }
        }
        return 0;
    }

    /** The card by which upcards that make the same are more or less than others: "a king"; of equal ones their last. */
    public String tellsApart(CardSet upcards, CardSet others) {
        List<Integer> ranks = key(upcards).subList(1, key(upcards).size());
        List<Integer> beside = key(others).subList(1, key(others).size());
        int height = IntStream.range(0, ranks.size())
                .filter(place -> !ranks.get(place).equals(beside.get(place)))
                .mapToObj(ranks::get)
                .findFirst()
                .orElseGet(ranks::getLast);
        return article(rank(height)) + rank(height).word();
    }

    /** True where a four-flush that shows counts. */
    public boolean showsAFourFlush(CardSet upcards) {
        return key(upcards).getFirst() == FOUR_FLUSH;
    }

    /** True of two upcards or more of which none makes anything with another. */
    public boolean showsNothing(CardSet upcards) {
        return upcards.size() > 1 && key(upcards).getFirst() == 0;
    }

    /** What upcards make by themselves: "a pair of eights", "ace high". */
    public String inWords(CardSet upcards) {
        List<Integer> key = key(upcards);
        Rank top = rank(key.get(1));
        return switch (key.getFirst()) {
            case 10 -> "a pair of " + top.plural();
            case FOUR_FLUSH -> "a four-flush";
            case 20 -> "two pairs, " + top.plural() + " and " + rank(key.get(2)).plural();
            case 30 -> "three " + top.plural();
            case 40 -> "four " + top.plural();
            default -> loose(top, upcards.size());
        };
    }

    private static String article(Rank rank) {
        return rank == Rank.ACE || rank == Rank.EIGHT ? "an " : "a ";
    }

    /** "king high"; where the ace is low, it is said to be that. */
    private String loose(Rank top, int cards) {
        String named = cards == 1 ? article(top) + top.word() : top.word() + " high";
        return this == LOWEST && top == Rank.ACE ? named + ", low here" : named;
    }
}
