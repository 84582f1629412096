package kibitzer.conventions.euchre;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TrickGame;

/**
 * The trumps of a game with bowers, taken from its rules.
 *
 * @param suit named for trumps
 * @param order every trump of the pack, high to low
 * @param all the same as a set
 */
public record BowerTrumps(Suit suit, List<Card> order, CardSet all) {
    private record Key(String game, Suit suit) {}

    private static final Map<Key, BowerTrumps> KNOWN = new ConcurrentHashMap<>();

    public static BowerTrumps of(TrickGame game, Suit suit) {
        return KNOWN.computeIfAbsent(new Key(game.id(), suit), key -> made(game, suit));
    }

    private static BowerTrumps made(TrickGame game, Suit suit) {
        PlayRules rules = game.play(game.rules().usual(), Optional.of(suit));
        List<Card> order = rules.order(game.rules().pack().pack().cards(), Optional.of(suit)).stream()
                .filter(rules::isTrump)
                .toList();
        return new BowerTrumps(suit, order, CardSet.of(order));
    }

    /** The trumps among these. */
    public CardSet in(CardSet cards) {
        return cards.intersection(all);
    }

    /** The cards of a plain suit among these. */
    public CardSet plain(CardSet cards, Suit side) {
        return side == suit ? CardSet.EMPTY : cards.minus(all).in(side);
    }

    /** The same of all plain suits. */
    public CardSet plain(CardSet cards) {
        return cards.minus(all);
    }

    /** The highest so many trumps of the pack. */
    public CardSet highest(int number) {
        return CardSet.of(order.subList(0, number));
    }

    /** How high a trump stands: 0 for the highest of the pack. */
    public int place(Card trump) {
        return order.indexOf(trump);
    }
}
