package kibitzer.games.trick.tresette;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Tresette and mediatore (pp. 338-340). */
public final class TresetteGames {
    /** An ace is worth a whole point, which is three thirds; the others that count are worth a third. */
    public static final TrickGame TRESETTE = WhistGames.WHIST
            .but("tresette", "Tresette", 338)
            .pack(TrickPack.FORTY)
            .dealing(Dealing.of(4, 10))
            .plain(PlainOrder.same("3 2 A K J Q 7 6 5 4"))
            .trumps(TrumpOrder.NONE)
            .making(TrumpMaking.none())
            .points(CardPoints.of("A=3 3=1 2=1 K=1 J=1 Q=1").dividedBy(3).lastTrick(1))
            .withMelds()
            .settling(Settling.MELDS_AND_CARD_POINTS)
            .head();

    static final TrickGame MEDIATORE = TRESETTE.but("mediatore", "Mediatore", 339)
            .dealing(Dealing.of(4, 9))
            .auction(Auction.TAKE_OR_PASS)
            .change(HandChange.WIDOW)
            .withoutMelds()
            .settling(Settling.CARD_POINTS)
            .sides(Sides.CALLED_PARTNER)
            .note("the mediator, alone or with the holder of a called card, needs six of the eleven points")
            .game();

    public static final List<TrickGame> ALL = List.of(TRESETTE, MEDIATORE);

    private TresetteGames() {}
}
