package kibitzer.conventions.fivehundred;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.euchre.BowerTrumps;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.euchre.FiveHundredGames;

/**
 * The rough count of tricks at five hundred (p. 217): each trump beyond the third, and every ace and king beside.
 *
 * @param trump the suit that it is made with
 * @param trumps joker and bowers among them
 * @param high how many of the three highest trumps are held
 * @param side aces and kings beside
 */
public record CountAtFiveHundred(Suit trump, int trumps, int high, int side) {
    public static final CardSet PACK =
            CardSet.of(FiveHundredGames.FIVE_HUNDRED.rules().pack().pack().cards());
    private static final int DRAWN = 3;
    private static final int TOP = 3;
    private static final int LONG = 5;
    private static final int FOUR = 4;

    public static CountAtFiveHundred of(CardSet cards, Suit trump) {
        return of(cards, trump, FiveHundredGames.FIVE_HUNDRED);
    }

    static CountAtFiveHundred of(CardSet cards, Suit trump, TrickGame game) {
        BowerTrumps trumps = BowerTrumps.of(game, trump);
        CardSet held = trumps.in(cards);
        CardSet plain = trumps.plain(cards);
        int side = plain.of(Rank.ACE).size() + plain.of(Rank.KING).size();
        return new CountAtFiveHundred(
                trump, held.size(), held.intersection(trumps.highest(TOP)).size(), side);
    }

    public static BowerTrumps trumps(Suit suit) {
        return BowerTrumps.of(FiveHundredGames.FIVE_HUNDRED, suit);
    }

    public int tricks() {
        return Math.max(0, trumps - DRAWN) + side;
    }

    /** What the count is made of: "2 for trumps beyond three, 1 for aces and kings beside". */
    String inWords() {
        return Math.max(0, trumps - DRAWN) + " for trumps beyond three, " + side + " for aces and kings beside";
    }

    /** Five trumps, or four with two or three of the highest. */
    public boolean isLongEnough() {
        return trumps >= LONG || trumps == FOUR && high >= 2;
    }

    /** The suit that counts most, of those long enough before all others; of equal ones the longer, then the higher in trumps. */
    static CountAtFiveHundred best(CardSet hand) {
        return best(hand, FiveHundredGames.FIVE_HUNDRED);
    }

    /** The same with the pack of another table, which has lower trumps. */
    static CountAtFiveHundred best(CardSet hand, TrickGame game) {
        CountAtFiveHundred best = of(hand, Suit.SPADES, game);
        for (Suit suit : Suit.DOWNWARDS) {
            CountAtFiveHundred other = of(hand, suit, game);
            if (other.merit() > best.merit()) {
                best = other;
            }
        }
        return best;
    }

    private int merit() {
        return (isLongEnough() ? 10_000 : 0) + 1_000 * tricks() + 10 * trumps + high;
    }

    /**
     * How the small cards of a plain suit lie for losing every trick: none of them can be made to win if the second lowest is no
     * higher than the third of the suit, the third than the fifth, and so on; each may be one higher where that is nearly so.
     *
     * @return 0 where no card can be made to win, 1 where hardly any can, 2 otherwise
     */
    static int danger(CardSet hand, Suit suit, TrickGame game) {
        int lowest = CardSet.of(game.rules().pack().pack().cards())
                .in(suit)
                .toList()
                .getLast()
                .rank()
                .ordinal();
        List<Card> upwards = hand.in(suit).toList().reversed();
        int above = IntStream.range(0, upwards.size())
                .map(place -> upwards.get(place).rank().ordinal() - lowest - 2 * place)
                .max()
                .orElse(0);
        return Math.clamp(above, 0, 2);
    }
}
