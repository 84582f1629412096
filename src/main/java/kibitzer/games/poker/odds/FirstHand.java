package kibitzer.games.poker.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;

/**
 * A line of table 6 (Culbertson p. 110): a kind of hand in the first five cards, its other cards left open; and ace-king
 * high, of which the text speaks.
 *
 * @param word "three-of-a-kind", "pair-of-aces", "ace-king"
 * @param handClass its class
 * @param rank of a pair its rank; of the others the ace
 */
public record FirstHand(String word, HandClass handClass, Rank rank) {
    private static final Suit FIRST = Suit.SPADES;
    private static final Suit SECOND = Suit.HEARTS;

    /** The lines in the order of the table, ace-king last. */
    public static final List<FirstHand> ALL = Stream.of(
                    Stream.of(
                            new FirstHand("three-of-a-kind", HandClass.THREE_OF_A_KIND, Rank.ACE),
                            new FirstHand("two-pairs", HandClass.TWO_PAIRS, Rank.ACE)),
                    Rank.DOWNWARDS.stream().map(FirstHand::pairOf),
                    Stream.of(new FirstHand("ace-king", HandClass.NO_PAIR, Rank.ACE)))
            .flatMap(lines -> lines)
            .toList();

    public static FirstHand pairOf(Rank rank) {
        return new FirstHand("pair-of-" + rank.plural(), HandClass.PAIR, rank);
    }

    /** Hands of this kind, of which each stands for equally many. */
    List<CardSet> hands() {
        List<CardSet> all = new ArrayList<>();
        forEach(all::add);
        return all;
    }

    /**
     * Tells of hands of this kind so that each stands for equally many: the suits of the first cards are fixed, for
     * suits are alike.
     */
    public void forEach(Consumer<CardSet> hands) {
        switch (handClass) {
            case THREE_OF_A_KIND ->
                Rank.DOWNWARDS.forEach(three -> with(
                        CardSet.FULL_PACK.of(three).without(Card.of(three, Suit.CLUBS)),
                        below(three, Rank.DOWNWARDS),
                        2,
                        hands));
            case TWO_PAIRS -> Rank.DOWNWARDS.forEach(high -> twoPairs(high, hands));
            case PAIR -> with(pair(rank), below(rank, Rank.DOWNWARDS), 3, hands);
            default ->
                CardSet.FULL_PACK
                        .of(Rank.KING)
                        .forEach(king -> with(
                                CardSet.of(Card.of(Rank.ACE, FIRST), king),
                                Rank.DOWNWARDS.subList(2, Rank.DOWNWARDS.size()),
                                3,
                                hand -> ifNothing(hand, hands)));
        }
    }

    private static void ifNothing(CardSet hand, Consumer<CardSet> hands) {
        if (PokerForm.STANDARD.value(hand).handClass() == HandClass.NO_PAIR) {
            hands.accept(hand);
        }
    }

    private static CardSet pair(Rank rank) {
        return CardSet.of(Card.of(rank, FIRST), Card.of(rank, SECOND));
    }

    private static List<Rank> below(Rank taken, List<Rank> ranks) {
        return ranks.stream().filter(rank -> rank != taken).toList();
    }

    private static void twoPairs(Rank high, Consumer<CardSet> hands) {
        for (Rank low : Rank.values()) {
            if (!high.isHigherThan(low)) {
                continue;
            }
            List<Rank> others = below(low, below(high, Rank.DOWNWARDS));
            for (Suit one : Suit.values()) {
                for (Suit two : Suit.values()) {
                    if (one.compareTo(two) < 0) {
                        CardSet pairs = pair(high).with(Card.of(low, one)).with(Card.of(low, two));
                        with(pairs, others, 1, hands);
                    }
                }
            }
        }
    }

    /** These cards and so many more, all of different ranks. */
    private static void with(CardSet cards, List<Rank> ranks, int more, Consumer<CardSet> hands) {
        if (more == 0) {
            hands.accept(cards);
            return;
        }
        for (int i = 0; i <= ranks.size() - more; i++) {
            for (Suit suit : Suit.values()) {
                with(cards.with(Card.of(ranks.get(i), suit)), ranks.subList(i + 1, ranks.size()), more - 1, hands);
            }
        }
    }
}
