package kibitzer.conventions.spoilfive;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.trumps.TrumpsGames;

/**
 * Who might take the card turned at spoil five for one of theirs.
 *
 * @param hand five cards
 * @param turnUp the card turned, whose suit is trumps
 * @param dealer whether they deal
 * @param players two to ten
 */
public record RobView(CardSet hand, Card turnUp, boolean dealer, int players) {
    public static final int HAND = 5;
    private static final int TRUMP = 100;

    public Suit trump() {
        return turnUp.suit();
    }

    /** The dealer where an ace is turned, and whoever was dealt the ace of trumps. */
    public boolean mayRob() {
        return dealer && turnUp.rank() == Rank.ACE || hand.contains(Rank.ACE, trump());
    }

    /** How high a card stands: in its suit, and trumps above all. */
    int height(Card card) {
        PlayRules rules = TrumpsGames.SPOIL_FIVE.play(Optional.of(trump()));
        boolean trumps = rules.isTrump(card);
        List<Card> order = rules.order(Card.ALL, Optional.of(trumps ? trump() : card.suit())).stream()
                .filter(other -> rules.isTrump(other) == trumps)
                .toList();
        return order.size() - order.indexOf(card) + (trumps ? TRUMP : 0);
    }

    /** The hand after a card was laid away for the card turned. */
    public CardSet robbing(Card away) {
        return hand.without(away).with(turnUp);
    }
}
