package kibitzer.games.bridge.turn;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * What a player sees when a card is to be played at bridge, dummy being open.
 *
 * @param level odd tricks of the contract, 1 to 7
 * @param seat from whose hand the card comes; declarer plays dummy's
 * @param hand what the player himself still holds: declarer's own hand where the card comes from dummy
 * @param dummy what dummy still holds
 * @param trick the cards on the table, in order
 * @param history the tricks played, oldest first; those that are known
 * @param wanted the tricks that the player's side still wants, where it is said
 * @param told the cards in the hands not seen, where it is said
 */
public record CardTurn(
        int level,
        Strain strain,
        Seat declarer,
        Seat seat,
        CardSet hand,
        CardSet dummy,
        List<Card> trick,
        List<PlayedTrick> history,
        Optional<Integer> wanted,
        Optional<CardSet> told) {
    public static final int TRICKS = 13;
    private static final int BOOK = 6;

    public CardTurn {
        trick = List.copyOf(trick);
        history = List.copyOf(history);
    }

    public Seat dummySeat() {
        return declarer.partner();
    }

    public boolean isDeclarers() {
        return isDeclaring(seat);
    }

    private boolean isDeclaring(Seat who) {
        return who == declarer || who == declarer.partner();
    }

    /** Who decides: declarer for dummy too. */
    public Seat player() {
        return isDummys() ? declarer : seat;
    }

    /** True if the card comes from dummy. */
    public boolean isDummys() {
        return seat == dummySeat();
    }

    /** The hand that the card comes from. */
    public CardSet cards() {
        return isDummys() ? dummy : hand;
    }

    public PlayedTrick table() {
        return new PlayedTrick(seat.after(PlayedTrick.FULL - trick.size()), trick);
    }

    /** What may be played. */
    public CardSet lawful() {
        CardSet following = table().suit().map(cards()::in).orElse(CardSet.EMPTY);
        return following.isEmpty() ? cards() : following;
    }

    /** The tricks that are not over. */
    public int tricksLeft() {
        return cards().size();
    }

    /** True if every card played so far is known. */
    public boolean isWhole() {
        return history.size() + tricksLeft() == TRICKS;
    }

    /** All cards that are known to have been played, those on the table too. */
    public CardSet played() {
        CardSet played = CardSet.of(trick);
        for (PlayedTrick one : history) {
            played = played.union(CardSet.of(one.cards()));
        }
        return played;
    }

    /** The cards in the hands that are not seen. */
    public CardSet unseen() {
        return told.orElseGet(
                () -> CardSet.FULL_PACK.minus(played()).minus(hand).minus(dummy));
    }

    /** How many cards a seat holds. */
    public int held(Seat who) {
        return tricksLeft() - (table().of(who).isPresent() ? 1 : 0);
    }

    /** The tricks that a side has won, of those that are known. */
    private int won(boolean declarers) {
        return (int) history.stream()
                .filter(one -> isDeclaring(one.winner(strain)) == declarers)
                .count();
    }

    /** The tricks that the player's side still wants to make the contract or to beat it; none, or too many, where that is settled. */
    public int needed() {
        return wanted.orElseGet(
                () -> isDeclarers() ? BOOK + level - won(true) : TRICKS + 1 - BOOK - level - won(false));
    }

    /** The two hands that the player does not see. */
    public HiddenHands hidden() {
        Map<Seat, CardSet> known = new EnumMap<>(Seat.class);
        Map<Seat, Integer> room = new EnumMap<>(Seat.class);
        Map<Seat, Set<Suit>> out = new EnumMap<>(Seat.class);
        for (Seat who : Seat.values()) {
            boolean seen = who == player() || who == dummySeat();
            CardSet held = who == player() ? hand : who == dummySeat() ? dummy : CardSet.EMPTY;
            known.put(who, table().of(who).map(held::with).orElse(held));
            if (!seen) {
                room.put(who, held(who));
                out.put(who, outOf(who));
            }
        }
        return new HiddenHands(known, unseen(), room, out);
    }

    /** The suits that a seat has renounced. */
    public Set<Suit> outOf(Seat who) {
        Set<Suit> out = EnumSet.noneOf(Suit.class);
        history.stream()
                .filter(one -> one.isRenouncedBy(who))
                .forEach(one -> out.add(one.cards().getFirst().suit()));
        if (!trick.isEmpty() && table().isRenouncedBy(who)) {
            out.add(trick.getFirst().suit());
        }
        return out;
    }
}
