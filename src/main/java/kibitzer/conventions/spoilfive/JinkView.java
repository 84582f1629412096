package kibitzer.conventions.spoilfive;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.trumps.TrumpsGames;

/**
 * A player at spoil five who has just won the third of three tricks.
 *
 * @param hand the two cards that are left
 * @param turnUp the card turned, whose suit is trumps
 * @param played the cards of the three tricks, as far as they are known
 * @param robbed whether the card turned was taken into a hand
 * @param players two to ten
 * @param pool counters in the pool
 */
public record JinkView(CardSet hand, Card turnUp, CardSet played, boolean robbed, int players, int pool) {
    public static final int LEFT = 2;
    public static final int WON = 3;
    public static final int FEWEST = 2;
    public static final int MOST = 10;
    public static final String TAKE = "take";
    public static final String JINK = "jink";

    public Suit trump() {
        return turnUp.suit();
    }

    /** What may be in other hands. */
    public CardSet out() {
        CardSet out = CardSet.FULL_PACK.minus(hand).minus(played);
        return robbed ? out : out.without(turnUp);
    }

    /** Cards of the hand that some card still out would beat. */
    int beatable() {
        PlayRules rules = TrumpsGames.SPOIL_FIVE.play(Optional.of(trump()));
        return (int) hand.stream()
                .filter(led -> out().stream()
                        .anyMatch(other -> rules.winner(List.of(led, other), TableFacts.NONE)
                                        .orElse(0)
                                == 1))
                .count();
    }
}
