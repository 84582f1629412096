package kibitzer.conventions.gin.robot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.conventions.gin.DrawView;
import kibitzer.conventions.gin.GinDraws;
import kibitzer.conventions.gin.GinView;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;
import kibitzer.games.rummy.gin.play.Sight;

/**
 * The pointers on draw and discard for a player in a hurry: the order of the rule books, without reasons.
 *
 * <p>What each card is worth is asked of the same {@link GinView}; the first upcard of a hand goes to the rule book itself.
 * A test holds the answers against those of the rule books.
 */
public final class PointerPlay {
    private static final int TWO_SETS = 2;
    private static final int TWO_PICKUPS = 2;

    private PointerPlay() {}

    /** Whether he takes the upcard, the last of the pile. */
    public static boolean takesUpcard(Sight sight, boolean first) {
        Card upcard = sight.pile().getLast();
        if (first) {
            DrawView view = new DrawView(
                    sight.hand(), upcard, sight.dealer(), true, 1, List.of(), CardSet.EMPTY, CardSet.EMPTY);
            return GinDraws.BOOK.best(view).getFirst().equals(GinDraws.UPCARD);
        }
        CardSet hand = sight.hand();
        CardSet taken = hand.with(upcard);
        int before = Gin.MELDER.leastDeadwood(hand);
        int after = Gin.MELDER.leastDeadwood(taken);
        return after < before + Melding.pips(upcard)
                || GinView.isLow(upcard) && Gin.MELDER.mostMelds(hand) >= TWO_SETS
                || before > Gin.KNOCK_LIMIT && leastLeft(taken, hand) <= Gin.KNOCK_LIMIT;
    }

    private static int leastLeft(CardSet eleven, CardSet throwable) {
        int least = Integer.MAX_VALUE;
        for (Card card : throwable) {
            least = Math.min(least, Gin.MELDER.leastDeadwood(eleven.without(card)));
        }
        return least;
    }

    /** The table of a player who has drawn. */
    public static GinView table(Sight sight) {
        return new GinView(sight.hand(), sight.pile(), sight.took(), sight.refused(), sight.turn());
    }

    /** The card that leaves him least unmatched. */
    public static Card leastCount(GinView view, CardSet throwable) {
        return least(throwable, card -> true, view::leftAfter).orElseThrow();
    }

    /** What he throws if he does not knock. */
    public static Card discard(GinView view, CardSet throwable) {
        if (view.leastLeft() <= Gin.KNOCK_LIMIT) {
            return leastCount(view, throwable);
        }
        Predicate<Card> free = card -> view.isLoose(card) && !view.fitsTheOpponent(card);
        Predicate<Card> high = card -> free.test(card) && !GinView.isLow(card);
        Predicate<Card> useless =
                card -> high.test(card) && view.fillersOf(card).isEmpty() && !view.isOfARankNotSeen(card);
        Predicate<Card> combined = card -> high.test(card) && !view.fillersOf(card).isEmpty();
        List<Optional<Card>> inOrder = new ArrayList<>();
        if (view.pickups() >= TWO_PICKUPS) {
            return least(throwable, high, view::leftAfter).orElseGet(() -> rest(view, throwable, free));
        }
        if (view.sets() >= TWO_SETS) {
            return least(throwable, free.and(card -> !isAceOrDeuce(card)), view::leftAfter)
                    .orElseGet(() -> rest(view, throwable, free));
        }
        inOrder.add(least(throwable, useless.and(card -> clues(view, card) > 0), view::leftAfter));
        inOrder.add(least(throwable, useless.and(card -> card.rank() == Rank.KING), view::leftAfter));
        inOrder.add(least(throwable, useless, view::leftAfter));
        inOrder.add(least(
                throwable,
                combined.and(card -> !view.isOfARankNotSeen(card) && Melding.pips(card) > view.room()),
                card -> -clues(view, card) * 100 + view.fillersLostWith(card)));
        inOrder.add(least(throwable, combined, view::leftAfter));
        return inOrder.stream().flatMap(Optional::stream).findFirst().orElseGet(() -> rest(view, throwable, free));
    }

    /** Low cards but ace and deuce, then any card of no set, then any. */
    private static Card rest(GinView view, CardSet throwable, Predicate<Card> free) {
        return least(throwable, free.and(card -> !isAceOrDeuce(card)), view::leftAfter)
                .or(() -> least(throwable, view::isLoose, view::leftAfter))
                .orElseGet(() -> leastCount(view, throwable));
    }

    private static int clues(GinView view, Card card) {
        return view.sameOrNext(card).union(view.nextInAnotherSuit(card)).size();
    }

    private static boolean isAceOrDeuce(Card card) {
        return card.rank() == Rank.ACE || card.rank() == Rank.TWO;
    }

    private static Optional<Card> least(CardSet cards, Predicate<Card> wanted, ToIntFunction<Card> measure) {
        Optional<Card> found = Optional.empty();
        int least = Integer.MAX_VALUE;
        for (Card card : cards) {
            if (wanted.test(card)) {
                int here = measure.applyAsInt(card);
                if (here < least) {
                    least = here;
                    found = Optional.of(card);
                }
            }
        }
        return found;
    }
}
