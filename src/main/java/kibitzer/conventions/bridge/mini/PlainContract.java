package kibitzer.conventions.bridge.mini;

import java.util.Comparator;
import java.util.Optional;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.bridge.mini.TwoHands;

/**
 * The contract that beginners are taught to name: game with 25 points together, in a major suit of eight cards or else at no
 * trump; with less a part score in the longest fit, or at no trump without one.
 *
 * <p>General practice: the plain rule by points that robots follow, for they see no more than the two hands.
 */
public final class PlainContract {
    /** Points together with which game is named. */
    public static final int ENOUGH_FOR_GAME = 25;

    private PlainContract() {}

    public static int points(TwoHands hands) {
        return HighCardPoints.of(hands.together());
    }

    public static NamedContract of(TwoHands hands) {
        boolean game = points(hands) >= ENOUGH_FOR_GAME;
        Strain strain = fit(hands, game).map(Strain::of).orElse(Strain.NO_TRUMP);
        return new NamedContract(game, strain);
    }

    /** The suit of most cards, eight or more; for game a major. Among equals a major, then the higher. */
    private static Optional<Suit> fit(TwoHands hands, boolean game) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> hands.length(suit) >= TwoHands.FIT && (suit.isMajor() || !game))
                .max(Comparator.comparingInt(hands::length).thenComparingInt(Suit::ordinal));
    }
}
