package kibitzer.conventions.cinch;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Nine cards before the bid.
 *
 * @param calls of those who spoke before, 0 for a pass
 * @param we points of the player's side, of 51
 * @param they points of the other side
 */
public record CinchView(CardSet hand, List<Integer> calls, int we, int they) {
    public static final int HAND = 9;
    public static final int PLAYERS = 4;
    public static final int PASS = 0;
    public static final int ALL = 14;

    static final int TWELVE = 12;
    static final int ELEVEN = 11;
    static final int SIX = 6;
    static final int FIVE = 5;
    static final int LONG = 5;
    private static final int GUARDED = 4;
    private static final int GUARDS_ABOVE = 2;

    /** One point each beside the pedros. */
    private static final List<Rank> COUNTERS = List.of(Rank.ACE, Rank.JACK, Rank.TEN, Rank.TWO);

    public CinchView {
        calls = List.copyOf(calls);
    }

    public int position() {
        return calls.size() + 1;
    }

    /** The highest bid so far, 0 where all passed. */
    public int called() {
        return calls.stream().mapToInt(Integer::intValue).max().orElse(PASS);
    }

    /** True for the dealer after three passes, who names trumps without a contract (p. 240). */
    boolean namesTrumpsFreely() {
        return calls.size() == PLAYERS - 1 && called() == PASS;
    }

    boolean first() {
        return calls.isEmpty();
    }

    /** True of the dealer, after whom nobody bids. */
    boolean last() {
        return calls.size() == PLAYERS - 1;
    }

    /** The other suit of the same colour, whose five is the left pedro. */
    public static Suit sameColour(Suit suit) {
        return switch (suit) {
            case SPADES -> Suit.CLUBS;
            case CLUBS -> Suit.SPADES;
            case HEARTS -> Suit.DIAMONDS;
            case DIAMONDS -> Suit.HEARTS;
        };
    }

    /** All trumps of the hand in this suit, the left pedro among them. */
    public static CardSet trumps(CardSet hand, Suit suit) {
        Card left = Card.of(Rank.FIVE, sameColour(suit));
        CardSet held = hand.in(suit);
        return hand.contains(left) ? held.with(left) : held;
    }

    private static CardSet most(Function<Suit, CardSet> measure) {
        return Suit.DOWNWARDS.stream()
                .map(measure)
                .max(Comparator.comparingInt(CardSet::size))
                .orElse(CardSet.EMPTY);
    }

    /** Trumps of the longest suit that has all these ranks; none where no suit has. */
    private CardSet with(List<Rank> ranks) {
        return most(suit ->
                ranks.stream().allMatch(rank -> hand.contains(rank, suit)) ? trumps(hand, suit) : CardSet.EMPTY);
    }

    CardSet withAceKingQueen() {
        return with(List.of(Rank.ACE, Rank.KING, Rank.QUEEN));
    }

    CardSet withAceKingKnave() {
        return with(List.of(Rank.ACE, Rank.KING, Rank.JACK));
    }

    CardSet withAceKing() {
        return with(List.of(Rank.ACE, Rank.KING));
    }

    /** The ace and the cards of its suit, in the suit where they are most. */
    CardSet aceAndBeside() {
        return most(suit -> hand.contains(Rank.ACE, suit) ? hand.in(suit) : CardSet.EMPTY);
    }

    int besideAce() {
        return Math.max(0, aceAndBeside().size() - 1);
    }

    /** All pedros of the hand. */
    CardSet pedros() {
        return hand.of(Rank.FIVE);
    }

    boolean hasPedro() {
        return !pedros().isEmpty();
    }

    /** The trumps that guard a pedro: four of a suit with a pedro among them, two of them higher; none where no suit has. */
    CardSet guardedPedro() {
        return most(suit -> {
            CardSet trumps = trumps(hand, suit);
            return !trumps.of(Rank.FIVE).isEmpty() && trumps.size() >= GUARDED && above(suit) >= GUARDS_ABOVE
                    ? trumps
                    : CardSet.EMPTY;
        });
    }

    boolean hasGuardedPedro() {
        return !guardedPedro().isEmpty();
    }

    /** Trumps that beat both pedros. */
    private int above(Suit suit) {
        return (int) hand.in(suit).stream()
                .filter(card -> card.rank().compareTo(Rank.FIVE) > 0)
                .count();
    }

    /** The most that the book would bid on the hand, 0 where it names nothing. */
    int worthAtMost() {
        if (withAceKingQueen().size() >= GUARDED) {
            return TWELVE;
        }
        if (withAceKingKnave().size() >= LONG || !withAceKingQueen().isEmpty()) {
            return ELEVEN;
        }
        return hasGuardedPedro() ? FIVE : PASS;
    }

    /** The cards that are worth it. */
    CardSet worthIn() {
        if (!withAceKingQueen().isEmpty()) {
            return withAceKingQueen();
        }
        return withAceKingKnave().size() >= LONG ? withAceKingKnave() : guardedPedro();
    }

    /** A guarded pedro with ace or king among the trumps, with both pedros, or with five trumps: for such a hand no price is printed. */
    boolean isMoreThanAGuardedPedro() {
        CardSet trumps = guardedPedro();
        return worthAtMost() == FIVE
                && (trumps.size() > GUARDED
                        || trumps.of(Rank.FIVE).size() > 1
                        || !trumps.of(Rank.ACE).isEmpty()
                        || !trumps.of(Rank.KING).isEmpty());
    }

    /** The points of the pedro's suit that are in this hand, ten at most: high, jack, ten, low and the pedros. */
    int pointsHeld() {
        CardSet trumps = guardedPedro();
        int single = (int)
                trumps.stream().filter(card -> COUNTERS.contains(card.rank())).count();
        return Math.min(ELEVEN - 1, FIVE * trumps.of(Rank.FIVE).size() + single);
    }

    /** Worth eleven by its high cards, with fewer trumps above the five than A-K-J-8-7. */
    boolean isLessThanTheBooks() {
        int above = (int) worthIn().stream()
                .filter(card -> card.rank().compareTo(Rank.FIVE) > 0)
                .count();
        return worthAtMost() == ELEVEN && !isBareAceKingQueen() && above < LONG;
    }

    /** Ace, king and queen alone, which the book bids to at least six, and not how far. */
    boolean isBareAceKingQueen() {
        return !withAceKingQueen().isEmpty() && withAceKingQueen().size() < GUARDED;
    }

    /** The holding of p. 241 by which they are valued. */
    String likeTheBooks() {
        return switch (worthAtMost()) {
            case TWELVE -> "A-K-Q-6";
            case ELEVEN -> "A-K-J-8-7";
            default -> "Q-9-5-4";
        };
    }

    /** The suit that would be trumps: the longest, of two as long the one with the higher cards. */
    public Suit trump() {
        return Suit.DOWNWARDS.stream()
                .max(Comparator.comparingInt((Suit suit) -> trumps(hand, suit).size())
                        .thenComparingInt(suit -> hand.in(suit).stream()
                                .mapToInt(card -> card.rank().ordinal())
                                .sum()))
                .orElseThrow();
    }

    /** A pass, and all bids that go over the last. */
    public List<Integer> open() {
        return Stream.concat(
                        Stream.of(PASS),
                        IntStream.rangeClosed(called() + 1, ALL).boxed())
                .toList();
    }

    List<Integer> from(int least, int most) {
        return IntStream.rangeClosed(Math.max(least, called() + 1), most)
                .boxed()
                .toList();
    }
}
