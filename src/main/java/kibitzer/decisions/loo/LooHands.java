package kibitzer.decisions.loo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.conventions.loo.LooStands;
import kibitzer.conventions.loo.LooView;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.round.LooGames;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;

/** Hands of the other players at loo, drawn from what is not seen: any, or such as the book would stand on. */
final class LooHands {
    private static final TrickGame GAME = LooGames.THREE_CARD;
    private static final int TRIES = 40;
    private static final int SOMEWHERE = 2;

    private final Card turnUp;
    private final List<Card> left;

    LooHands(CardSet seen, Card turnUp, Chance chance) {
        this.turnUp = turnUp;
        this.left = new ArrayList<>(
                chance.shuffled(CardSet.FULL_PACK.minus(seen).without(turnUp).toList()));
    }

    /** The next cards of the pack. */
    CardSet any(int cards) {
        List<Card> drawn = left.subList(0, cards);
        CardSet hand = CardSet.of(drawn);
        drawn.clear();
        return hand;
    }

    /** Three cards that the book stands on, the others going back; after many tries any. */
    CardSet standing() {
        for (int tried = 0; tried < TRIES; tried++) {
            CardSet hand = any(LooView.HAND);
            if (stands(hand, LooView.MOST, SOMEWHERE, 0, 1, false)) {
                return hand;
            }
            left.addAll(hand.toList());
        }
        return any(LooView.HAND);
    }

    /** Whether the book would first of all stand. */
    boolean stands(CardSet hand, int players, int position, int stood, int thrownUp, boolean missTaken) {
        LooView view = new LooView(hand, turnUp, players, position, stood, thrownUp, missTaken, 0, 1);
        return LooStands.BOOK.best(view).contains(LooView.STAND);
    }

    /**
     * What each card of the leader leads to, one playing against all others.
     *
     * @param hands in the order of play
     * @param alone whose tricks are wanted
     */
    static OpenLines lines(List<CardSet> hands, Card turnUp, int alone) {
        boolean first = hands.getFirst().size() == LooView.HAND;
        Optional<Suit> trump = Optional.of(turnUp.suit());
        return OpenCards.lines(
                new OpenHands(
                        GAME,
                        GAME.rules().usual(),
                        trump,
                        hands.stream().map(hand -> Cards.of(hand.toList())).toList(),
                        0,
                        List.of(),
                        new TableFacts(Optional.of(turnUp), false, first, hands.size(), Optional.empty())),
                Stake.TRICKS.alone(alone));
    }
}
