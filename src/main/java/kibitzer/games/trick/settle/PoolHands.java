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
 * Hands of one suit that take the pool without play; pam, the jack of clubs, goes with every suit where five cards are dealt.
 *
 * @param which which hands
 * @param loos who pays a loo
 */
public record PoolHands(Which which, Loos loos) {
    /** Which hands take the pool. */
    public enum Which {
        /** Trumps alone. */
        TRUMPS,
        /** Any suit, with pam or without. */
        SUITS,
        /** These, and five face cards below them. */
        SUITS_AND_FACES
    }

    /** Who pays a loo where such a hand is shown. */
    public enum Loos {
        NOBODY,
        /** Every other player pays it to whoever takes the pool, but not who holds such a hand as well. */
        TO_WINNER_WITHOUT_ONE,
        /** Every other player who stayed in pays it into the next pool. */
        INTO_POOL
    }

    private static final Card PAM = CardNotation.readOfAnyPack("JC");
    private static final List<String> FACES = List.of("K", "Q", "J");

    private static final Map<String, PoolHands> BY_ID = Map.of(
            // Round Games with Cards, pp. 27-28
            "loo-five-card",
            new PoolHands(Which.SUITS, Loos.TO_WINNER_WITHOUT_ONE),
            // Culbertson, p. 199
            "pam-loo",
            new PoolHands(Which.SUITS_AND_FACES, Loos.NOBODY),
            // Culbertson, p. 198
            "loo",
            new PoolHands(Which.TRUMPS, Loos.INTO_POOL),
            "unlimited-loo",
            new PoolHands(Which.TRUMPS, Loos.INTO_POOL));

    /** Empty where no hand takes the pool. */
    public static Optional<PoolHands> of(TrickGame game) {
        return Optional.ofNullable(BY_ID.get(game.id()));
    }

    /** How high such a hand stands; 0 where it is none. Of equal ones that nearest the dealer's left wins. */
    public int height(Cards hand, Suit trump) {
        if (which == Which.TRUMPS) {
            return hand.stream().allMatch(card -> card.suit() == trump) ? 1 : 0;
        }
        boolean pam = hand.contains(PAM);
        List<Card> others = hand.stream().filter(card -> !card.equals(PAM)).toList();
        boolean flush = others.stream().map(Card::suit).distinct().count() == 1;
        boolean faces = hand.stream().allMatch(card -> FACES.contains(card.figure()));
        boolean ofTrumps = flush && others.getFirst().suit() == trump;
        if (which == Which.SUITS_AND_FACES) {
            return pam && (flush || faces) ? 4 : flush ? (ofTrumps ? 3 : 2) : faces ? 1 : 0;
        }
        return !flush ? 0 : ofTrumps ? 3 : pam ? 2 : 1;
    }
}
