package kibitzer.games.trick.piquet;

import java.util.List;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.whist.WhistGames;

/** Piquet (pp. 264-269), its variants, and imperial (pp. 270-272), in the order of the book. */
public final class PiquetGames {
    public static final TrickGame PIQUET = WhistGames.WHIST
            .but("piquet", "Piquet", 264)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(2, 12))
            .making(TrumpMaking.none())
            .change(HandChange.DRAW)
            .withMelds()
            .settling(Settling.MELDS_AND_TRICKS)
            .sides(Sides.TWO_HANDS)
            .head();

    static final TrickGame LA_RONFLE = PIQUET.but("la-ronfle", "La ronfle", 264)
            .note("the book knows only that it was almost the same")
            .game();

    static final TrickGame LE_CENT = PIQUET.but("le-cent", "Le cent", 264)
            .note("the book knows only that it was almost the same")
            .game();

    static final TrickGame CLUB = PIQUET.but("club-piquet", "Club piquet", 268)
            .note("four hands are a game, and the first and the last score double")
            .game();

    static final TrickGame NORMAND = PIQUET.but("piquet-normand", "Piquet normand", 269)
            .dealing(Dealing.of(3, 10))
            .change(HandChange.WIDOW)
            .sides(Sides.EACH)
            .note("dealer alone may take the widow of two")
            .game();

    static final TrickGame VOLEUR = PIQUET.but("piquet-voleur", "Piquet voleur", 270)
            .dealing(Dealing.of(4, 8))
            .change(HandChange.NONE)
            .sides(Sides.PARTNERS)
            .game();

    public static final TrickGame IMPERIAL = PIQUET.but("imperial", "Imperial", 270)
            .plain(PlainOrder.same("K Q J A T 9 8 7"))
            .making(TrumpMaking.by(By.TURN_UP))
            .duty(Duty.FOLLOW_AND_HEAD)
            .change(HandChange.NONE)
            .note("king, queen, jack, ace and seven of trumps are honours, and score for whoever wins them")
            .head();

    public static final List<TrickGame> ALL = List.of(PIQUET, LA_RONFLE, LE_CENT, CLUB, NORMAND, VOLEUR, IMPERIAL);

    private PiquetGames() {}
}
