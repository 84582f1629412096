package kibitzer.games.trick.children;

import static kibitzer.games.trick.Contract.usual;

import java.util.List;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Highest card, the first game of tricks a child learns, without suits and then with them (pp. 355-356). */
public final class HighestCardGames {
    /** The book gives no number of players; thirteen use up the pack. */
    static final TrickGame HIGHEST_CARD = WhistGames.WHIST
            .but("highest-card", "Highest card", 355)
            .dealing(Dealing.between(2, 13, 4))
            .plain(PlainOrder.same("K Q J T 9 8 7 6 5 4 3 2 A").ignoringSuits())
            .trumps(TrumpOrder.NONE)
            .making(TrumpMaking.none())
            .duty(Duty.FREE)
            .settling(Settling.PER_TRICK)
            .sides(Sides.EACH)
            .contracts(usual("king-high"), usual("ace-high").plain(PlainOrder.ACE_HIGH.ignoringSuits()))
            .note("the ace is lowest for beginners, and highest when they know the cards")
            .head();

    static final TrickGame WITH_SUITS = HIGHEST_CARD
            .but("highest-card-suits", "Highest card with suits", 356)
            .plain(PlainOrder.ACE_HIGH)
            .trumps(TrumpOrder.AS_PLAIN)
            .duty(Duty.FOLLOW)
            .contracts(usual("suits"), usual("trumps").trumping(TrumpMaking.always(Suit.HEARTS)))
            .note("at first there are no trumps, later hearts are")
            .game();

    public static final List<TrickGame> ALL = List.of(HIGHEST_CARD, WITH_SUITS);

    private HighestCardGames() {}
}
