package kibitzer.conventions.rummy.gin;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;

/**
 * A discard the opponent took, and the sets of three he may have filled with it: he is taken to have filled one, and
 * what lies dead or in the learner's hand shows which it cannot be (p. 36).
 *
 * @param card the card he took
 * @param group true if it may have gone to others of its rank
 * @param runs the sequences of three it may have gone to
 */
public record TakenCard(Card card, boolean group, List<CardSet> runs) {

    /** @param within every card the opponent may hold */
    public static TakenCard of(Card card, CardSet within) {
        int place = Gin.place(card);
        List<CardSet> runs = IntStream.rangeClosed(place - 2, place)
                .filter(low -> low >= 0 && low + 2 < Gin.PLACES)
                .mapToObj(low -> CardSet.of(
                        Gin.at(low, card.suit()), Gin.at(low + 1, card.suit()), Gin.at(low + 2, card.suit())))
                .filter(run -> run.subsetOf(within))
                .toList();
        return new TakenCard(card, within.of(card.rank()).size() >= 3, runs);
    }

    /** True if a card would go with the set he is taken to have filled. */
    public boolean fits(Card other) {
        if (group && other.rank() == card.rank()) {
            return true;
        }
        return runs.stream().anyMatch(run -> !run.contains(other) && Gin.MELDS.isRun(run.with(other)));
    }
}
