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

    /**
     * The same by elimination (p. 36): with two cards that make a set with one he passed over he would have taken that. He
     * may have drawn them since, so that where nothing else is left it tells nothing.
     */
    public TakenCard passing(CardSet refused) {
        TakenCard left = new TakenCard(
                card,
                group && refused.of(card.rank()).isEmpty(),
                runs.stream()
                        .filter(run -> wouldHaveFilled(run, refused).isEmpty())
                        .toList());
        return left.group() || !left.runs().isEmpty() ? left : this;
    }

    /** The cards passed over that would have made a set with what a sequence has beside the card he took. */
    public CardSet wouldHaveFilled(CardSet run, CardSet refused) {
        CardSet held = run.without(card);
        return refused.stream()
                .filter(passed -> Gin.MELDS.isRun(held.with(passed)))
                .collect(CardSet.toCardSet());
    }

    /** True if a card would go with the set he is taken to have filled. */
    public boolean fits(Card other) {
        if (group && other.rank() == card.rank()) {
            return true;
        }
        return runs.stream().anyMatch(run -> !run.contains(other) && Gin.MELDS.isRun(run.with(other)));
    }
}
