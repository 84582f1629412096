package kibitzer.games.trick.tarok;

import static kibitzer.games.trick.Contract.usual;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Tarok (pp. 335-338). */
public final class TarokGames {
    public static final TrickGame TAROK = WhistGames.WHIST
            .but("tarok", "Tarok", 335)
            .pack(TrickPack.TAROK)
            .dealing(Dealing.of(3, 16))
            .plain(PlainOrder.byColour("K Q C J A 2 3 4", "K Q C J T 9 8 7"))
            .trumps(TrumpOrder.ofTheirOwn("JK tarots"))
            .making(TrumpMaking.certainCards())
            .duty(Duty.FOLLOW_ELSE_TRUMP)
            .auction(Auction.LADDER_OF_CONTRACTS)
            .change(HandChange.WIDOW)
            .points(CardPoints.of("JK=5 21T=5 1T=5 K=5 Q=4 C=3 J=2"))
            .withMelds()
            .settling(Settling.CARD_POINTS)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .contracts(usual("threesome"), usual("solo"))
            .note("a trick counts its cards that count less one for each after the first, or 1 where there is none")
            .head();

    static final TrickGame TAPP = TAROK.but("tapp-tarok", "Tapp-tarok", 336)
            .note("forehand scores 25 where all pass")
            .game();

    static final TrickGame CONSOLATION = TAROK.but("tarok-consolation", "Tarok with consolation", 337)
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("threesome"), usual("solo"), usual("consolation"))
            .note("having seen the widow the player may undertake to win no more than 35")
            .game();

    static final TrickGame DOUBLE_TRIPLE = TAROK.but("tarok-double-triple", "Tarok, doubled threesome", 337)
            .note("the upper half of the widow may be refused for the lower at double value, and taken back at triple")
            .game();

    public static final List<TrickGame> ALL = List.of(TAROK, TAPP, CONSOLATION, DOUBLE_TRIPLE);

    private TarokGames() {}
}
