package kibitzer.games.whist;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;

/**
 * What a player in turn sees at whist.
 *
 * @param hand what he still holds
 * @param trump the trump suit
 * @param seat his seat
 * @param dealer who dealt
 * @param turnUp the card turned, where it is known
 * @param trick the cards on the table, in order
 * @param history the tricks played, oldest first; those that are known
 * @param we his side's score in the game
 * @param they the other side's
 * @param oddTrick true if the next trick or two settle who makes the seventh
 */
public record WhistSight(
        CardSet hand,
        Suit trump,
        TableSeat seat,
        TableSeat dealer,
        Optional<Card> turnUp,
        List<Card> trick,
        List<WhistTrick> history,
        int we,
        int they,
        boolean oddTrick) {
    public static final int HAND = 13;

    public WhistSight {
        trick = List.copyOf(trick);
        history = List.copyOf(history);
    }

    public TableSeat partner() {
        return seat.after(2);
    }

    /** Who plays after him. */
    public TableSeat left() {
        return seat.next();
    }

    /** Who plays before him. */
    public TableSeat right() {
        return seat.after(3);
    }

    public WhistTrick table() {
        return new WhistTrick(seat.after(-trick.size()), trick);
    }

    /** All cards that have been played, those of the trick on the table too. */
    public CardSet played() {
        CardSet played = CardSet.of(trick);
        for (WhistTrick one : history) {
            played = played.union(CardSet.of(one.cards()));
        }
        return played;
    }

    /** The cards that the other three may hold. */
    public CardSet unseen() {
        return CardSet.FULL_PACK.minus(hand).minus(played());
    }

    /** True if a seat has renounced the suit. */
    public boolean isOut(TableSeat who, Suit suit) {
        for (WhistTrick one : history) {
            if (one.cards().getFirst().suit() == suit && one.isRenouncedBy(who)) {
                return true;
            }
        }
        return !trick.isEmpty() && trick.getFirst().suit() == suit && table().isRenouncedBy(who);
    }

    /** How many cards another seat holds, where every trick is known. */
    public int held(TableSeat who) {
        return HAND - history.size() - (table().of(who).isPresent() ? 1 : 0);
    }

    /** True if every card played so far is known. */
    public boolean isWhole() {
        return hand.size() + history.size() == HAND;
    }

    /** What he may play. */
    public List<Card> lawful() {
        CardSet following = table().suit().map(hand::in).orElse(CardSet.EMPTY);
        return (following.isEmpty() ? hand : following).toList();
    }

    /** True if he has none of the suit led. */
    public boolean cannotFollow() {
        return table().suit().filter(suit -> hand.length(suit) == 0).isPresent();
    }

    /** True if the other three can hold what is not seen: nobody a suit that he renounced. */
    public boolean isPossible() {
        CardSet unseen = unseen();
        int[] room = new int[WhistTrick.FULL];
        int[] may = new int[WhistTrick.FULL]; // the suits that each may hold
        for (int places = 1; places < WhistTrick.FULL; places++) {
            TableSeat who = seat.after(places);
            room[places] = held(who);
            for (Suit suit : Suit.values()) {
                may[places] |= isOut(who, suit) ? 0 : 1 << suit.ordinal();
            }
        }
        for (int suits = 1; suits < 1 << Suit.values().length; suits++) {
            int cards = 0;
            for (Suit suit : Suit.values()) {
                cards += has(suits, suit) ? unseen.length(suit) : 0;
            }
            int most = 0;
            for (int places = 1; places < WhistTrick.FULL; places++) {
                most += (suits & may[places]) == 0 ? 0 : room[places];
            }
            if (cards > most) {
                return false;
            }
        }
        return true;
    }

    private static boolean has(int suits, Suit suit) {
        return (suits & 1 << suit.ordinal()) != 0;
    }

    /** The same table seen with another hand. */
    public WhistSight with(CardSet other) {
        return new WhistSight(other, trump, seat, dealer, turnUp, trick, history, we, they, oddTrick);
    }

    /** The same cards after another card was turned up. */
    public WhistSight turning(Card card) {
        return new WhistSight(hand, trump, seat, dealer, Optional.of(card), trick, history, we, they, oddTrick);
    }

    /** The same hand with other cards on the table. */
    public WhistSight before(List<Card> other) {
        return new WhistSight(hand, trump, seat, dealer, turnUp, other, history, we, they, oddTrick);
    }

    /** The same cards at another score. */
    public WhistSight at(int ours, int theirs, boolean forTheOddTrick) {
        return new WhistSight(hand, trump, seat, dealer, turnUp, trick, history, ours, theirs, forTheOddTrick);
    }
}
