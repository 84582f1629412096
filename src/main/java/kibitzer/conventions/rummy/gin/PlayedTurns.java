package kibitzer.conventions.rummy.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/**
 * A hand of gin played as two ordinary players would, up to a turn of the learner's; used once.
 *
 * <p>Both take the upcard if it fills or lengthens a set, throw a high card outside combinations, and knock when they
 * can; where that ends the hand too early, the learner's last turn before it stands.
 */
final class PlayedTurns {
    private static final int LATEST_TURN = 10;
    private static final int SELDOM = 6;
    private static final int WHIM = 4;
    private static final int LOW_IS_WORTH = 12;
    private static final int COMBINATION_IS_WORTH = 5;

    private final Chance chance;
    private final List<Card> stock = new ArrayList<>(Card.ALL);
    private final List<Card> pile = new ArrayList<>();
    private CardSet learner = CardSet.EMPTY;
    private CardSet opponent = CardSet.EMPTY;
    private CardSet took = CardSet.EMPTY;
    private CardSet refused = CardSet.EMPTY;

    private PlayedTurns(Chance chance) {
        this.chance = chance;
        for (int i = stock.size() - 1; i > 0; i--) {
            Collections.swap(stock, i, chance.below(i + 1));
        }
        for (int i = 0; i < Gin.HAND; i++) {
            opponent = opponent.with(stock.removeLast());
            learner = learner.with(stock.removeLast());
        }
        pile.add(stock.removeLast());
    }

    /** The table at a turn from the first to the tenth, after the learner's draw. */
    static GinView upToATurn(Chance chance) {
        while (true) {
            Optional<GinView> met = new PlayedTurns(chance).play(1 + chance.below(LATEST_TURN));
            if (met.isPresent()) {
                return met.get();
            }
        }
    }

    private Optional<GinView> play(int turns) {
        Optional<GinView> last = Optional.empty();
        boolean learnerDeals = chance.onceIn(2);
        if (learnerDeals && opponentEnds()) {
            return last;
        }
        if (!learnerDeals && !wants(learner, pile.getLast()) && wants(opponent, pile.getLast())) {
            // The learner has passed the first upcard, the dealer takes it and has the first turn.
            opponentEnds();
        }
        for (int turn = 1; ; turn++) {
            draw();
            GinView here = new GinView(learner, pile, took, refused, turn);
            boolean knocks = here.leastLeft() <= Gin.KNOCK_LIMIT;
            if (knocks && last.isPresent() && !chance.onceIn(SELDOM)) {
                return last;
            }
            if (knocks || turn == turns) {
                return Optional.of(here);
            }
            last = Optional.of(here);
            Card thrown = discard(learner);
            learner = learner.without(thrown);
            pile.add(thrown);
            if (opponentEnds()) {
                return last;
            }
        }
    }

    private void draw() {
        boolean takes = !pile.isEmpty() && wants(learner, pile.getLast());
        learner = learner.with(takes ? pile.removeLast() : stock.removeLast());
    }

    /** The opponent draws and throws; true if he knocks instead. */
    private boolean opponentEnds() {
        boolean takes = !pile.isEmpty() && wants(opponent, pile.getLast());
        if (takes) {
            Card taken = pile.removeLast();
            took = took.with(taken);
            opponent = opponent.with(taken);
        } else {
            if (!pile.isEmpty()) {
                refused = refused.with(pile.getLast());
            }
            opponent = opponent.with(stock.removeLast());
        }
        Card thrown = discard(opponent);
        opponent = opponent.without(thrown);
        took = took.without(thrown);
        pile.add(thrown);
        return Gin.MELDER.leastDeadwood(opponent) <= Gin.KNOCK_LIMIT;
    }

    private static boolean wants(CardSet hand, Card upcard) {
        return Gin.MELDER.leastDeadwood(hand.with(upcard)) <= Gin.MELDER.leastDeadwood(hand);
    }

    private Card discard(CardSet hand) {
        int count = Gin.MELDER.leastDeadwood(hand);
        CardSet loose = hand.stream()
                .filter(card -> Gin.MELDER.leastDeadwood(hand.without(card)) == count - Melding.pips(card))
                .collect(CardSet.toCardSet());
        CardSet combined = Combination.ALL.stream()
                .map(Combination::cards)
                .filter(cards -> cards.subsetOf(loose))
                .reduce(CardSet.EMPTY, CardSet::union);
        record Weighed(Card card, int weight) {}
        return (loose.isEmpty() ? hand : loose)
                .stream()
                        .map(card -> new Weighed(
                                card,
                                Melding.pips(card)
                                        - (GinView.isLow(card) ? LOW_IS_WORTH : 0)
                                        - (combined.contains(card) ? COMBINATION_IS_WORTH : 0)
                                        + chance.below(WHIM)))
                        .max(Comparator.comparingInt(Weighed::weight))
                        .orElseThrow()
                        .card();
    }
}
