package kibitzer.games.trick.search;

import java.util.Optional;
import java.util.function.IntPredicate;
import kibitzer.cards.Card;

/** What a card gives up beside a better one, found in the best play after each: the first trick that goes to the others. */
public sealed interface TrickLost {

    /** The others win the trick on the table, which the better card would have brought. */
    record AtOnce(BestPlay.Won theirs, BestPlay.Won ours) implements TrickLost {}

    /** The card itself wins a trick later if it is kept. */
    record ItsOwn(Card card) implements TrickLost {}

    /** The others win with a card a trick that one of ours wins after the better card. */
    record Later(BestPlay.Won theirs, BestPlay.Won ours) implements TrickLost {}

    /** False if it is no less lost in this play: the others win with that card too, or the card kept wins nothing. */
    default boolean isAvoidedIn(BestPlay play) {
        return switch (this) {
            case AtOnce _ -> true;
            case ItsOwn(Card card) -> play.isWonWith(card);
            case Later(BestPlay.Won theirs, BestPlay.Won _) -> !play.isWonWith(theirs.with());
        };
    }

    /**
     * Empty where the two ways of play differ in no single trick that can be named.
     *
     * @param ours who counts his tricks with him who plays the card
     */
    static Optional<TrickLost> between(BestPlay better, BestPlay worse, Card card, IntPredicate ours) {
        BestPlay.Won nowBetter = better.tricks().getFirst();
        BestPlay.Won nowWorse = worse.tricks().getFirst();
        if (ours.test(nowBetter.winner()) && !ours.test(nowWorse.winner())) {
            return Optional.of(new AtOnce(nowWorse, nowBetter));
        }
        boolean kept = better.tricks().stream()
                .skip(1)
                .anyMatch(trick -> trick.with().equals(card) && ours.test(trick.winner()));
        if (kept && !worse.isWonWith(card)) {
            return Optional.of(new ItsOwn(card));
        }
        Optional<BestPlay.Won> lost = better.tricks().stream()
                .filter(trick -> ours.test(trick.winner()) && !worse.isWonWith(trick.with()))
                .findFirst();
        Optional<BestPlay.Won> theirs = worse.tricks().stream()
                .filter(trick -> !ours.test(trick.winner()) && !better.isWonWith(trick.with()))
                .findFirst();
        return theirs.flatMap(won -> lost.map(instead -> new Later(won, instead)));
    }
}
