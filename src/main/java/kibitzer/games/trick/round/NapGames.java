package kibitzer.games.trick.round;

import static kibitzer.games.trick.Contract.usual;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.whist.WhistGames;

/** Nap and its kin (round games pp. 3-15), in the order of the book. */
public final class NapGames {
    private static final TrumpMaking FIRST_LEAD = TrumpMaking.by(By.FIRST_LEAD);

    /** Five play at most: with six the dealer stands out. */
    public static final TrickGame NAP = WhistGames.WHIST
            .but("nap", "Nap", 3)
            .dealing(Dealing.between(2, 5, 5))
            .making(FIRST_LEAD)
            .auction(Auction.NUMBER)
            .settling(Settling.CONTRACT)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .note("with six players the dealer stands out")
            .head();

    static final TrickGame KITTY = NAP.but("nap-kitty", "Nap with a kitty", 11)
            .note("dealers pay into a pool, and it goes to the caller who makes nap")
            .game();

    /** The first lead makes trumps here too; where misery has none, no trump is given. */
    static final TrickGame MISERY = NAP.but("nap-misery", "Nap with misery", 12)
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("nap"), usual("misere").trumping(FIRST_LEAD.orNone()))
            .note("a call of three tricks goes before misere")
            .game();

    static final TrickGame BUYING = NAP.but("nap-buying", "Nap with cards bought", 12)
            .change(HandChange.DRAW)
            .note("each card bought costs the stake of a trick")
            .game();

    static final TrickGame SPARE_HAND = NAP.but("nap-spare-hand", "Nap with a spare hand", 13)
            .change(HandChange.WIDOW)
            .note("who takes the spare hand chooses five of the ten cards, and stands for nap")
            .game();

    static final TrickGame DOUBLE_HEADER = NAP.but("nap-double-header", "Nap with double headers", 13)
            .note("where all pass the stakes are doubled until a caller wins")
            .game();

    static final TrickGame WELLINGTON = NAP.but("nap-wellington", "Nap with Wellington", 13)
            .note("Wellington goes over nap, for five tricks at double stakes")
            .game();

    static final TrickGame BLUECHER = NAP.but("nap-bluecher", "Nap with Blücher", 14)
            .note("Blücher goes over Wellington, for five tricks at three times the stakes")
            .game();

    static final TrickGame THIRTY_TWO = NAP.but("nap-32-card", "Nap with 32 cards", 14)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.between(2, 4, 5))
            .game();

    static final TrickGame SIX_OR_SEVEN = NAP.but("nap-six-seven-card", "Six- or seven-card nap", 15)
            .change(HandChange.DISCARD)
            .note("six or seven cards are dealt, and one or two of them laid away before the call")
            .game();

    static final TrickGame NINE = NAP.but("nap-nine-card", "Nine-card nap", 15)
            .dealing(Dealing.between(2, 5, 9))
            .game();

    public static final List<TrickGame> ALL = List.of(
            NAP,
            KITTY,
            MISERY,
            BUYING,
            SPARE_HAND,
            DOUBLE_HEADER,
            WELLINGTON,
            BLUECHER,
            THIRTY_TWO,
            SIX_OR_SEVEN,
            NINE);

    private NapGames() {}
}
