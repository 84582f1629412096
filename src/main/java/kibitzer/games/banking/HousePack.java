package kibitzer.games.banking;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;

/**
 * What is shuffled together for a game.
 *
 * @param packs how many packs of 52, less what is left out
 * @param without ranks left out
 * @param less single cards left out
 */
public record HousePack(int packs, Set<Rank> without, List<Card> less) {
    public static final HousePack WHOLE = new HousePack(1, Set.of(), List.of());

    /** The Spanish pack: no tens, nines or eights. */
    public static final HousePack OF_FORTY = new HousePack(1, Set.of(Rank.TEN, Rank.NINE, Rank.EIGHT), List.of());

    public HousePack {
        without = Set.copyOf(without);
        less = List.copyOf(less);
    }

    /** Every card of it. */
    public Cards all() {
        List<Card> all = new ArrayList<>();
        for (int pack = 0; pack < packs; pack++) {
            Card.ALL.stream()
                    .filter(card -> !without.contains(card.rank()) && !less.contains(card))
                    .forEach(all::add);
        }
        return Cards.of(all);
    }

    public int size() {
        return packs * (Card.ALL.size() - 4 * without.size() - less.size());
    }

    /**
     * What is left without these.
     *
     * @throws BadBet naming the field, if a card is there oftener than in the pack
     */
    public Cards left(List<Card> cards, Cards seen) {
        Cards withoutTable = less(all(), cards, "cards");
        return less(withoutTable, seen.list(), "seen");
    }

    private Cards less(Cards from, List<Card> cards, String field) {
        Cards left = from;
        for (Card card : cards) {
            if (!left.contains(card)) {
                int has = all().count(card);
                throw new BadBet(
                        field,
                        has == 0 ? card + " is not in this pack" : card + " stands more than " + times(has),
                        has == 0 ? inWords() : "each card at most " + times(has) + ", as the pack has it");
            }
            left = left.without(card);
        }
        return left;
    }

    private static String times(int many) {
        return many == 1 ? "once" : many + " times";
    }

    /** "a pack of 52 cards". */
    public String inWords() {
        return packs == 1 ? "a card of the pack of " + size() : "cards of " + packs + " packs, " + size() + " in all";
    }
}
