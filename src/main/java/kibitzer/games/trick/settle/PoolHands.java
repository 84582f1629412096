package kibitzer.games.trick.settle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TrickGame;

/**
 * Hands of five cards that take the pool without play; pam, the jack of clubs, goes with every suit.
 *
 * @param blazes whether five face cards are such a hand, below all of one suit
 * @param loos whether every other player, but who holds such a hand as well, pays a loo to whoever takes the pool
 */
public record PoolHands(boolean blazes, boolean loos) {
    private static final Card PAM = CardNotation.readOfAnyPack("JC");
    private static final List<String> FACES = List.of("K", "Q", "J");

    private static final Map<String, PoolHands> BY_ID = Map.of(
            // Round Games with Cards, pp. 27-28
            "loo-five-card",
            new PoolHands(false, true),
            // Culbertson, p. 199
            "pam-loo",
            new PoolHands(true, false));

    /** Empty where no hand takes the pool. */
    public static Optional<PoolHands> of(TrickGame game) {
        return Optional.ofNullable(BY_ID.get(game.id()));
    }

    /** How high such a hand stands; 0 where it is none. Of equal ones that nearest the dealer's left wins. */
    public int height(Cards hand, Suit trump) {
        boolean pam = hand.contains(PAM);
        List<Card> others = hand.stream().filter(card -> !card.equals(PAM)).toList();
        boolean flush = others.stream().map(Card::suit).distinct().count() == 1;
        boolean faces = hand.stream().allMatch(card -> FACES.contains(card.figure()));
        boolean ofTrumps = flush && others.getFirst().suit() == trump;
        if (blazes) {
            return pam && (flush || faces) ? 4 : flush ? (ofTrumps ? 3 : 2) : faces ? 1 : 0;
        }
        return !flush ? 0 : ofTrumps ? 3 : pam ? 2 : 1;
    }
}
