package kibitzer.games.trick.hearts;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;

/** Slobberhannes and polignac (p. 248), which the book tells after hearts. */
public final class JackGames {
    static final TrickGame SLOBBERHANNES = HeartsGames.HEARTS
            .but("slobberhannes", "Slobberhannes", 248)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(4, 8).or(5, 6).or(6, 5).takingOut("7S 7C"))
            .points(CardPoints.of("QC=1"))
            .note("the first trick and the last cost 1 each, and all three together 4")
            .head();

    static final TrickGame POLIGNAC = SLOBBERHANNES
            .but("polignac", "Polignac", 248)
            .auction(Auction.CAPOT)
            .points(CardPoints.of("JS=2 J=1"))
            .note("only jacks cost, and no trick does for being the first or the last")
            .game();

    public static final List<TrickGame> ALL = List.of(SLOBBERHANNES, POLIGNAC);

    private JackGames() {}
}
