package kibitzer.games.trick.hearts;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.whist.WhistGames;

/** Lift smoke (p. 249) and oh hell (p. 250), which the book tells after hearts. */
public final class OhHellGames {
    static final TrickGame LIFT_SMOKE = WhistGames.WHIST
            .but("lift-smoke", "Lift smoke", 249)
            .dealing(Dealing.of(4, 4).or(5, 5).or(6, 6))
            .stock(Stock.DRAWN_BY_WINNER)
            .settling(Settling.LAST_WITH_CARDS)
            .sides(Sides.EACH)
            .goal(Goal.WIN)
            .head();

    static final TrickGame OH_HELL = WhistGames.WHIST
            .but("oh-hell", "Oh hell", 250)
            .dealing(Dealing.of(3, 17).or(4, 13).or(5, 10).or(6, 8).or(7, 7).orFewer())
            .making(TrumpMaking.by(By.TURN_UP).orNone())
            .auction(Auction.EXACT_NUMBER)
            .settling(Settling.EXACT_BID)
            .sides(Sides.EACH)
            .goal(Goal.EXACTLY)
            .note("hands grow by a card from deal to deal, and three players usually stop at fifteen")
            .head();

    public static final List<TrickGame> ALL = List.of(LIFT_SMOKE, OH_HELL);

    private OhHellGames() {}
}
