package kibitzer.conventions.loo;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.LawfulCards;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.round.LooGames;

/**
 * What the rules on leading at three-card loo look at.
 *
 * @param hand three cards before the first lead, two where the first trick was won, or the last
 * @param turnUp the card turned, whose suit is trumps
 * @param standers how many play, the leader among them
 */
public record LooLeadView(CardSet hand, Card turnUp, int standers) {
    public static final int MOST = LooView.MOST;
    private static final TrickGame GAME = LooGames.THREE_CARD;

    public Suit trump() {
        return turnUp.suit();
    }

    public boolean isFirst() {
        return hand.size() == LooView.HAND;
    }

    /** What the table tells of the lead. */
    public TableFacts facts() {
        return new TableFacts(Optional.of(turnUp), false, isFirst(), standers, Optional.empty());
    }

    private LawfulCards rules() {
        return new LawfulCards(GAME, GAME.play(Optional.of(trump())), Cards.of(hand.toList()), List.of(), facts());
    }

    public List<Card> lawful() {
        return rules().lawful().different();
    }

    /** Why a card may not be led. */
    public String why(Card card) {
        return rules().why(card);
    }

    /** The same hand as whoever stands on it sees it. */
    LooView standing() {
        return new LooView(hand, turnUp, LooView.MOST, 1, 0, 0, false, 0, 1);
    }
}
