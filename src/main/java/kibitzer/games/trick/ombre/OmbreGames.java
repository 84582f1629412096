package kibitzer.games.trick.ombre;

import static kibitzer.games.trick.Contract.usual;

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
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Solo (ombre) and calabrasella (pp. 330-334). */
public final class OmbreGames {
    /** Spadille is the queen of clubs, manille the seven of trumps, basto the queen of spades. */
    static final TrickGame SOLO = WhistGames.WHIST
            .but("solo-ombre", "Solo (ombre)", 330)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(4, 8))
            .trumps(TrumpOrder.of("QC 7 QS ..."))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.LADDER_OF_CONTRACTS)
            .settling(Settling.CONTRACT)
            .sides(Sides.CALLED_PARTNER)
            .contracts(usual("frog"), usual("solo"), usual("tout"))
            .note("clubs are the colour, and a game in it goes above the same game in suit")
            .head();

    static final TrickGame CALABRASELLA = WhistGames.WHIST
            .but("calabrasella", "Calabrasella", 332)
            .pack(TrickPack.FORTY)
            .dealing(Dealing.of(3, 12))
            .plain(PlainOrder.same("3 2 A K Q J 7 6 5 4"))
            .trumps(TrumpOrder.NONE)
            .making(TrumpMaking.none())
            .auction(Auction.TAKE_OR_PASS)
            .change(HandChange.WIDOW)
            .points(CardPoints.of("A=3 3=1 2=1 K=1 Q=1 J=1").lastTrick(3))
            .settling(Settling.CARD_POINTS)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .head();

    public static final List<TrickGame> ALL = List.of(SOLO, CALABRASELLA);

    private OmbreGames() {}
}
