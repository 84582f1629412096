package kibitzer.games.trick.search;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import kibitzer.cards.Card;

/**
 * A card that wins a trick after every one of the best cards and loses one to the others after a worse card.
 *
 * @param ours the trick that it wins after the first of the best
 * @param theirs the trick in which it is beaten
 */
public record BeatenCard(BestPlay.Won ours, BestPlay.Won theirs) {
    /**
     * Empty where there is no such card beside the one that is played.
     *
     * @param best how the hand goes on after each of the best cards, one at least
     * @param ours who counts their tricks with the player of the card
     */
    public static Optional<BeatenCard> in(List<BestPlay> best, BestPlay worse, Card played, IntPredicate ours) {
        return best.getFirst().tricks().stream()
                .filter(won -> ours.test(won.winner()) && !won.with().equals(played))
                .filter(won -> best.stream().allMatch(play -> play.isWonWith(won.with())))
                .flatMap(won -> worse.tricks().stream()
                        .filter(trick -> trick.cards().contains(won.with()) && !ours.test(trick.winner()))
                        .map(trick -> new BeatenCard(won, trick)))
                .findFirst();
    }
}
