package kibitzer.conventions.banking.reddog;

import java.util.EnumMap;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.banking.reddog.WinningCard;
import kibitzer.odds.Fraction;

/**
 * The cards that beat a hand at red dog: in each suit those above its highest card, a whole suit for a void (p. 379).
 *
 * @param hand four cards or five
 * @param seen other cards that have been exposed
 */
public record LosingCards(CardSet hand, CardSet seen) {
    /** "3 to 1" as the book counts it: twelve cards of forty-seven. */
    private static final Fraction THREE_TO_ONE = Fraction.of(12, 47);

    private static final int HIGHEST = 14;
    private static final int VOID = 13;

    /** By the book's own sum, before cards that have been exposed are taken off: ace 14, king 13, down to the index. */
    public Map<Suit, Integer> bySum() {
        Map<Suit, Integer> losing = new EnumMap<>(Suit.class);
        for (Suit suit : Suit.DOWNWARDS) {
            CardSet held = hand.in(suit);
            losing.put(
                    suit,
                    held.isEmpty()
                            ? VOID
                            : HIGHEST - number(held.byRank().getFirst().rank()));
        }
        return losing;
    }

    private static int number(Rank rank) {
        return rank.ordinal() + 2;
    }

    /** How many unseen cards beat the hand. */
    public int losing() {
        return (int) unseen().stream().filter(this::beatsIt).count();
    }

    private boolean beatsIt(Card card) {
        return WinningCard.of(hand, card).isEmpty();
    }

    public CardSet unseen() {
        return CardSet.FULL_PACK.minus(hand).minus(seen);
    }

    /** The odds are for the bettor: fewer than half of the cards beat the hand, 23 of 47. */
    public boolean isFavoured() {
        return 2 * losing() < unseen().size();
    }

    /** True if as many win as lose, which cannot be with forty-seven. */
    public boolean isEven() {
        return 2 * losing() == unseen().size();
    }

    /** No greater a part of the cards beats the hand than twelve of forty-seven. */
    public boolean isThreeToOne() {
        return Fraction.of(losing(), unseen().size()).compareTo(THREE_TO_ONE) <= 0;
    }

    /** What a bet gains on average, as a share of it. */
    public Fraction mean() {
        return Fraction.of(unseen().size() - 2L * losing(), unseen().size());
    }
}
