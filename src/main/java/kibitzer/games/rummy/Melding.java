package kibitzer.games.rummy;

import java.util.Comparator;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * A hand divided into melds and unmatched cards; equal to any other that divides it the same way.
 *
 * @param melds sets and sequences, in the order of their first card
 * @param unmatched the cards in no meld
 */
public record Melding(List<CardSet> melds, CardSet unmatched) {

    public Melding {
        melds = melds.stream().sorted(Comparator.comparing(CardSet::first)).toList();
    }

    /** All the cards divided. */
    public CardSet cards() {
        return melds.stream().reduce(unmatched, CardSet::union);
    }

    /** Pips of the unmatched cards: ace 1, court cards 10 (p. 31). */
    public int deadwood() {
        return unmatched.stream().mapToInt(Melding::pips).sum();
    }

    /** What one card counts in deadwood. */
    public static int pips(Card card) {
        return switch (card.rank()) {
            case ACE -> 1;
            case KING, QUEEN, JACK -> 10;
            default -> card.rank().ordinal() + 2;
        };
    }
}
