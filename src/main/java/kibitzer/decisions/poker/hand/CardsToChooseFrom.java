package kibitzer.decisions.poker.hand;

import java.util.List;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.SharedCards;

/**
 * More cards than a hand, of which the best is to be chosen.
 *
 * @param form the form of the game: what is wild, and whether the highest or the lowest hand is the best
 * @param own cards of the player's own
 * @param centre lines of cards that belong to everybody, of which one may be used; none at stud
 */
public record CardsToChooseFrom(PokerForm form, CardSet own, List<CardSet> centre) {

    public CardsToChooseFrom {
        centre = List.copyOf(centre);
        for (CardSet line : centre) {
            if (!line.isDisjoint(own)) {
                throw new BadQuestion(
                        "centre",
                        "the " + line.intersection(own).first().inWords() + " is in the hand too",
                        "each card in the hand or in the centre");
            }
            refuse("centre", own.union(line), form);
        }
        if (centre.isEmpty()) {
            refuse("hand", own, form);
        }
    }

    private static void refuse(String field, CardSet cards, PokerForm form) {
        form.objection(cards).map(BadNotation::getMessage).ifPresent(bad -> {
            throw new BadQuestion(field, bad);
        });
    }

    /** Every card on the table. */
    CardSet all() {
        return centre.stream().reduce(own, CardSet::union);
    }

    List<CardSet> best() {
        return SharedCards.best(form, own, centre);
    }

    /** True if these cards may be one's hand: as many as a hand, of one's own and of one line. */
    boolean allows(CardSet hand) {
        boolean within = centre.isEmpty()
                ? hand.subsetOf(own)
                : centre.stream().anyMatch(line -> hand.subsetOf(own.union(line)));
        return hand.size() == form.cards() && within;
    }
}
