package kibitzer.games.trick.bezique;

import java.util.List;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.Duty.MustTrump;
import kibitzer.games.trick.Duty.Overtake;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.whist.WhistGames;

/** Bezique and its kin (pp. 272-278), in the order of the book. */
public final class BeziqueGames {
    /** Who cannot follow need trump only where that wins. */
    private static final Duty FOLLOW_AND_WIN =
            Duty.FOLLOW.mustTrump(MustTrump.IF_IT_HEADS).overtaking(Overtake.ALWAYS);

    /** The book gives no order of rank; it names the cards from the ace down (p. 273). */
    public static final TrickGame BEZIQUE = WhistGames.WHIST
            .but("bezique", "Bezique", 272)
            .pack(TrickPack.PIQUET.times(2))
            .dealing(Dealing.of(2, 8))
            .duty(FOLLOW_AND_WIN)
            .stock(Stock.FREE_WHILE_IT_LASTS)
            .change(HandChange.EXCHANGE_TRUMP)
            .points(CardPoints.of("A=10 T=10").lastTrick(10))
            .withMelds()
            .settling(Settling.MELDS_AND_CARD_POINTS)
            .sides(Sides.TWO_HANDS)
            .head();

    static final TrickGame THREE_HAND = BEZIQUE.but("three-hand-bezique", "Three-hand bezique", 275)
            .pack(TrickPack.PIQUET.times(3))
            .dealing(Dealing.of(3, 8))
            .sides(Sides.EACH)
            .game();

    static final TrickGame FOUR_HAND = BEZIQUE.but("four-hand-bezique", "Four-hand bezique", 275)
            .pack(TrickPack.PIQUET.times(4))
            .dealing(Dealing.of(4, 8))
            .sides(Sides.PARTNERS)
            .note("each may also play without a partner")
            .game();

    public static final TrickGame RUBICON = BEZIQUE.but("rubicon-bezique", "Rubicon bezique", 276)
            .pack(TrickPack.PIQUET.times(4))
            .dealing(Dealing.of(2, 9))
            .making(TrumpMaking.by(By.FIRST_MARRIAGE).orNone())
            .change(HandChange.NONE)
            .points(BEZIQUE.rules().points().lastTrick(50))
            .note("aces and tens count only to break a tie, or where the loser is rubiconed")
            .game();

    static final TrickGame SIX_PACK = RUBICON.but("six-pack-bezique", "Six-pack bezique", 276)
            .pack(TrickPack.PIQUET.times(6))
            .dealing(Dealing.of(2, 12))
            .points(CardPoints.NONE.lastTrick(50))
            .note("the last trick counts 50")
            .note("the same suit may not be trumps twice running")
            .game();

    static final TrickGame EIGHT_PACK = SIX_PACK.but("eight-pack-bezique", "Eight-pack bezique", 277)
            .pack(TrickPack.PIQUET.times(8))
            .dealing(Dealing.of(2, 15))
            .game();

    static final TrickGame POLISH = BEZIQUE.but("polish-bezique", "Polish bezique", 277)
            .note("court cards, aces and the ten of trumps that were won may be used in melds of their own")
            .game();

    static final TrickGame CINQ_CENTS = BEZIQUE.but("cinq-cents", "Cinq cents", 277)
            .pack(TrickPack.PIQUET)
            .points(CardPoints.ACES_AND_TENS.lastTrick(10))
            .note("a player may claim to be out")
            .game();

    public static final List<TrickGame> ALL =
            List.of(BEZIQUE, THREE_HAND, FOUR_HAND, RUBICON, SIX_PACK, EIGHT_PACK, POLISH, CINQ_CENTS);

    private BeziqueGames() {}
}
