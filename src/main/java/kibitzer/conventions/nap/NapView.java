package kibitzer.conventions.nap;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * What the rules on calling look at: five cards, and what has been called.
 *
 * @param hand five cards
 * @param players two to five, who hold five cards each
 * @param position 1 for the first to call, up to the number of players for the dealer
 * @param called the highest call so far, 0 where there is none
 */
public record NapView(CardSet hand, int players, int position, int called) {
    public static final int HAND = 5;
    public static final int NAP = 5;
    public static final int PASS = 0;

    /** Cards of a flush that are ten or better, from which it is "fairly high": the line is ours. */
    static final int FAIRLY_HIGH = 2;

    private static final int LONG = 3;
    static final int KING = 13;
    private static final List<Rank> TENACE = List.of(Rank.ACE, Rank.JACK, Rank.TEN);

    /** The longest suit, of two as long the one with the higher cards, of two alike the higher suit. */
    Suit trump() {
        return trump(hand);
    }

    /** The same of what is left of a hand. */
    static Suit trump(CardSet hand) {
        return Suit.DOWNWARDS.stream()
                .max(Comparator.comparingInt(hand::length).thenComparingInt(suit -> height(hand.in(suit))))
                .orElseThrow();
    }

    private static int height(CardSet suit) {
        return suit.stream().mapToInt(card -> card.rank().ordinal()).sum();
    }

    int longest() {
        return hand.length(trump());
    }

    public int suits() {
        return (int)
                Suit.DOWNWARDS.stream().filter(suit -> hand.length(suit) > 0).count();
    }

    /** How many cards from the ace down without a gap, in the suit where they are most. */
    int fromTheTop() {
        return Suit.DOWNWARDS.stream().mapToInt(this::fromTheTop).max().orElseThrow();
    }

    /** Those cards: "AS KS". */
    CardSet cardsFromTheTop() {
        int most = fromTheTop();
        Suit suit = Suit.DOWNWARDS.stream()
                .filter(each -> fromTheTop(each) == most)
                .findFirst()
                .orElseThrow();
        return hand.in(suit).stream().limit(most).collect(CardSet.toCardSet());
    }

    private int fromTheTop(Suit suit) {
        int cards = 0;
        while (cards < HAND && hand.contains(Rank.DOWNWARDS.get(cards), suit)) {
            cards++;
        }
        return cards;
    }

    /** How many of ace, knave and ten are in one suit. */
    int aceKnaveTen() {
        return Suit.DOWNWARDS.stream()
                .mapToInt(suit -> (int) TENACE.stream()
                        .filter(rank -> hand.contains(rank, suit))
                        .count())
                .max()
                .orElseThrow();
    }

    /** How high the longest suit is headed: 14 for the ace down to 2. */
    int head() {
        return hand.in(trump()).stream()
                .mapToInt(card -> card.rank().ordinal() + 2)
                .max()
                .orElseThrow();
    }

    /** Knaves and higher in the longest suit. */
    int highTrumps() {
        return trumpsFromKnave().size();
    }

    CardSet trumpsFromKnave() {
        return trumpsFrom(Rank.JACK);
    }

    CardSet trumpsFromTen() {
        return trumpsFrom(Rank.TEN);
    }

    private CardSet trumpsFrom(Rank rank) {
        return CardSet.of(hand.in(trump()).stream()
                .filter(card -> card.rank().isAtLeast(rank))
                .toList());
    }

    /** Three of a suit and two other aces, as the page has it, but the three are not all high. */
    boolean isLowBesideTwoAces() {
        return longest() == LONG && acesBeside() == 2 && trumpsFromTen().size() < LONG;
    }

    /** Queens and higher outside of it. */
    int highBeside() {
        return (int) beside().stream()
                .filter(card -> card.rank().isAtLeast(Rank.QUEEN))
                .count();
    }

    int acesBeside() {
        return (int) beside().stream().filter(card -> card.rank() == Rank.ACE).count();
    }

    /** Tricks that the page calls certain: three on ace, king and queen, two on ace and king. */
    int certain() {
        int top = fromTheTop();
        return top >= 2 ? Math.min(top, LONG) : 0;
    }

    /** One of the hands for nap that the page lists, each as high as it asks. */
    boolean isNapHand() {
        return longest() == HAND && tens() >= FAIRLY_HIGH
                || longest() > LONG && head() >= KING && highBeside() > 0
                || longest() == LONG && highTrumps() == LONG && highBeside() == 2;
    }

    int tens() {
        return (int)
                hand.stream().filter(card -> card.rank().isAtLeast(Rank.TEN)).count();
    }

    /** What is called in practice on a hand of which the book says nothing; 0 where that does not go over the last call. */
    int worth() {
        boolean headed = longest() >= LONG && head() >= KING;
        int worth = headed ? 2 : hand.of(Rank.ACE).isEmpty() ? PASS : 1;
        return worth > called ? worth : PASS;
    }

    /** What may be said from one number of tricks to another; 0 is a pass. */
    List<Integer> within(int least, int most) {
        return IntStream.rangeClosed(least, most)
                .filter(call -> call == PASS || call > called)
                .boxed()
                .toList();
    }

    private List<Card> beside() {
        Suit trump = trump();
        return hand.stream().filter(card -> card.suit() != trump).toList();
    }
}
