package kibitzer.games.trick.search;

import java.util.Optional;
import kibitzer.games.trick.EqualCards;
import kibitzer.games.trick.TrickGame;

/** Finds what each card leads to with all cards seen, by the quickest search that knows the rules. */
public final class OpenCards {
    /** So many cards can be searched at any game; where whist is played, all 52. */
    public static final int MOST_CARDS = 36;

    private OpenCards() {}

    /**
     * What keeps a game out of the search: "two cards that cancel leave a trick without a winner". Empty where nothing does.
     *
     * <p>The search takes it that every trick has a winner, that all play to it, and that a card wins in its own suit or as a trump.
     */
    public static Optional<String> barred(TrickGame game) {
        if (game.rules().equal() == EqualCards.CANCEL) {
            return Optional.of("two cards that cancel leave a trick without a winner");
        }
        if (!game.rules().stock().isSharedAlike()) {
            return Optional.of("not all hold as many cards");
        }
        return game.rules().plain().isBySuits()
                ? Optional.empty()
                : Optional.of("a card may win though it is neither a trump nor of the suit led");
    }

    /** True if the search knows the game, and can be done in reasonable time. */
    public static boolean canSearch(OpenHands hands, Stake stake) {
        return barred(hands.game()).isEmpty()
                && (!stake.points() || hands.game().rules().points().addUp())
                && (hands.cards().size() <= MOST_CARDS || WhistSearch.suits(hands, stake));
    }

    /** True where the search for bridge answers, which is quick with all 52 cards. */
    public static boolean isQuick(OpenHands hands, Stake stake) {
        return WhistSearch.suits(hands, stake);
    }

    /**
     * Exact, for every lawful card of him who is to play.
     *
     * <p>At three players or more without partners the others are taken to play together against him, so that it is what he is sure of.
     */
    public static OpenLines lines(OpenHands hands, Stake stake) {
        return WhistSearch.suits(hands, stake) ? WhistSearch.lines(hands) : new TrickSearch(hands, stake).lines();
    }
}
