package kibitzer.conventions.euchre;

import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;

/**
 * What the leader to the first trick sees at euchre.
 *
 * @param hand five cards
 * @param maker who made trumps
 * @param alone whether the maker plays without their partner
 */
public record EuchreLeadView(CardSet hand, Suit trump, TableSeat maker, TableSeat dealer, boolean alone) {
    private static final int HIGH_TRUMPS = 3;

    /** Who leads: eldest hand, or who sits at the left of one who plays alone. */
    public TableSeat leader() {
        return alone ? maker.next() : dealer.next();
    }

    /** The cards of a suit as it counts here: the left bower is a trump. */
    private CardSet together(Card card) {
        BowerTrumps trumps = EuchreView.trumps(trump);
        return trumps.all().contains(card) ? trumps.in(hand) : trumps.plain(hand, card.suit());
    }

    boolean isTrump(Card card) {
        return EuchreView.trumps(trump).all().contains(card);
    }

    List<Card> cards(boolean trumps) {
        return hand.stream().filter(card -> isTrump(card) == trumps).toList();
    }

    int trumps() {
        return cards(true).size();
    }

    boolean hasHighTrump() {
        BowerTrumps trumps = EuchreView.trumps(trump);
        return !hand.intersection(trumps.highest(HIGH_TRUMPS)).isEmpty();
    }

    /** Two cards of a side suit, one of them ace or king. */
    boolean hasSidePair() {
        BowerTrumps trumps = EuchreView.trumps(trump);
        return Suit.DOWNWARDS.stream()
                .map(suit -> trumps.plain(hand, suit))
                .anyMatch(cards -> cards.size() == 2
                        && !(cards.of(Rank.ACE).isEmpty() && cards.of(Rank.KING).isEmpty()));
    }

    /** @throws java.util.NoSuchElementException if the hand has no trump */
    Card highestTrump() {
        return cards(true).stream().max(Comparator.comparingInt(this::height)).orElseThrow();
    }

    /** The highest of the cards that count as one suit with this. */
    Card highestBeside(Card card) {
        return together(card).stream()
                .max(Comparator.comparingInt(this::height))
                .orElseThrow();
    }

    boolean isHighest(Card card) {
        return together(card).stream().allMatch(other -> height(other) <= height(card));
    }

    /** True of the highest of its suit, and of a card below it where your hand has all that lies between. */
    boolean isAsGoodAsHighest(Card card) {
        CardSet mine = together(card);
        int top = mine.stream().mapToInt(this::height).max().orElseThrow();
        long between =
                mine.stream().filter(other -> height(other) > height(card)).count();
        return between == top - height(card);
    }

    /** The higher, the better it stands in its suit. */
    int height(Card card) {
        BowerTrumps trumps = EuchreView.trumps(trump);
        return isTrump(card)
                ? trumps.order().size() - trumps.place(card)
                : card.rank().ordinal();
    }
}
