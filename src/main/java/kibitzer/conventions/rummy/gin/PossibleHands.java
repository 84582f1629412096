package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.odds.HandCount;
import kibitzer.odds.Fraction;

/**
 * The hands the opponent may hold, as far as what he took, passed over and never showed tells (p. 36): each hand that
 * agrees with it is counted once, and all are held equally likely.
 *
 * <p>That he still holds the cards he took is a fact. The rest are the book's presumptions; where no hand agrees with all
 * of them, the least certain is dropped.
 */
public final class PossibleHands {
    private static final int A_PAIR = 2;
    private static final int HIGH_RANKS_APPEAR_BY = 6;
    private static final List<Rank> HIGH = List.of(Rank.KING, Rank.QUEEN, Rank.JACK);

    /** What the book presumes, the least certain first. */
    public enum Presumption {
        RANK_NOT_SEEN("a high rank of which no card has appeared within six draws: they hold a pair", "gin-rummy.p29"),
        PASSED_OVER("no card that they passed over would have filled a set", "gin-rummy.p28"),
        FILLED("each card that they took stands in a set", "gin-rummy.p26");

        private final String words;
        private final Source source;

        Presumption(String words, String id) {
            this.words = words;
            this.source = Source.source(id);
        }

        public String inWords() {
            return words;
        }

        public Source source() {
            return source;
        }
    }

    private final GinView table;
    private final List<Presumption> presumptions;
    private final Map<Rank, Integer> pairs;
    private final long hands;

    private PossibleHands(GinView table, List<Presumption> presumptions) {
        this.table = table;
        this.presumptions = List.copyOf(presumptions);
        this.pairs = new EnumMap<>(Rank.class);
        if (presumptions.contains(Presumption.RANK_NOT_SEEN)) {
            notSeen(table).forEach(rank -> pairs.put(rank, A_PAIR));
        }
        this.hands = count(CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY);
    }

    /** With every presumption that applies and that some hand agrees with. */
    public static PossibleHands of(GinView table) {
        List<Presumption> presumed = new ArrayList<>();
        if (!notSeen(table).isEmpty()) {
            presumed.add(Presumption.RANK_NOT_SEEN);
        }
        if (!table.refused().isEmpty()) {
            presumed.add(Presumption.PASSED_OVER);
        }
        if (!table.took().isEmpty()) {
            presumed.add(Presumption.FILLED);
        }
        PossibleHands possible = new PossibleHands(table, presumed);
        while (possible.hands == 0 && !presumed.isEmpty()) {
            presumed.removeFirst();
            possible = new PossibleHands(table, presumed);
        }
        return possible;
    }

    /** The high ranks of which not one card has appeared within six draws, and none is held. */
    public static List<Rank> notSeen(GinView table) {
        return table.turn() < HIGH_RANKS_APPEAR_BY
                ? List.of()
                : HIGH.stream()
                        .filter(rank -> table.unseen().of(rank).size() == Suit.values().length)
                        .toList();
    }

    /** The presumptions that the count rests on, the least certain first. */
    public List<Presumption> presumptions() {
        return presumptions;
    }

    /** How many hands agree with all of them. */
    public long count() {
        return hands;
    }

    /** The chance that he holds a card that has not been seen. */
    public Fraction holds(Card card) {
        return table.took().contains(card)
                ? Fraction.ONE
                : share(count(CardSet.of(card), CardSet.EMPTY, CardSet.EMPTY));
    }

    /** The chance that he holds two cards which make a set with this one, so that it would fill or lengthen one of his. */
    public Fraction canUse(Card card) {
        CardSet one = CardSet.of(card);
        return share(count(CardSet.EMPTY, one, one)).complement();
    }

    private Fraction share(long some) {
        return Fraction.of(some, hands);
    }

    /**
     * The hands that agree, with a card more known, and without two cards that make a group or a sequence with others.
     * That each card taken stands in a set is what is left when the hands are taken away in which one does not: inclusion
     * and exclusion over the cards he took.
     */
    private long count(CardSet known, CardSet noGroup, CardSet noRun) {
        CardSet passed = presumptions.contains(Presumption.PASSED_OVER) ? table.refused() : CardSet.EMPTY;
        List<Card> filled =
                presumptions.contains(Presumption.FILLED) ? table.took().toList() : List.of();
        CardSet held = table.took().union(known);
        long sum = 0;
        for (int chosen = 0; chosen < 1 << filled.size(); chosen++) {
            CardSet alone = passed;
            for (int i = 0; i < filled.size(); i++) {
                alone = (chosen >> i & 1) == 1 ? alone.with(filled.get(i)) : alone;
            }
            long without = new HandCount(
                            held,
                            table.unseen(),
                            Gin.HAND - held.size(),
                            alone.union(noGroup),
                            alone.union(noRun),
                            pairs)
                    .hands();
            sum += Integer.bitCount(chosen) % 2 == 0 ? without : -without;
        }
        return sum;
    }
}
