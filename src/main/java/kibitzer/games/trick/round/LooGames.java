package kibitzer.games.trick.round;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.ForcedLead;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Loo and its kin (round games pp. 16-28), in the order of the book. */
public final class LooGames {
    private static final Duty HEAD = Duty.FOLLOW_AND_HEAD.mustTrump(Duty.MustTrump.IF_IT_HEADS);

    public static final TrickGame THREE_CARD = WhistGames.WHIST
            .but("three-card-loo", "Three-card loo", 16)
            .dealing(Dealing.between(3, 12, 3))
            .duty(HEAD)
            .leads(ForcedLead.ACE_OF_TRUMPS, ForcedLead.HIGHEST_OF_TWO, ForcedLead.TRUMP_AFTER_THE_FIRST)
            .auction(Auction.STAND_OR_DROP)
            .change(HandChange.SPARE_HAND)
            .settling(Settling.SHARE_OF_POOL)
            .sides(Sides.EACH)
            .head();

    static final TrickGame CLUB_LAW = THREE_CARD
            .but("loo-club-law", "Loo with club law", 26)
            .note("where a club is turned all must stand, and there is no spare hand")
            .game();

    static final TrickGame UNLIMITED = THREE_CARD
            .but("loo-unlimited", "Unlimited loo", 26)
            .note("who is looed pays as much as was in the pool")
            .game();

    static final TrickGame MIXED = THREE_CARD
            .but("loo-mixed", "Mixed loo", 26)
            .note("who is looed pays as much as was in the pool, up to a limit")
            .game();

    /** Pam may be held back because the leader of the ace of trumps may ask for it; the leads are those of three-card loo. */
    static final TrickGame FIVE_CARD = THREE_CARD
            .but("loo-five-card", "Five-card loo", 27)
            .dealing(Dealing.between(3, 6, 5))
            .trumps(TrumpOrder.of("JC ..."))
            .duty(HEAD.holdingBack("JC", false))
            .change(HandChange.DRAW)
            .note("the jack of clubs is called pam")
            .game();

    static final TrickGame IRISH = FIVE_CARD
            .but("loo-irish", "Irish loo", 28)
            .dealing(Dealing.between(3, 12, 3))
            .trumps(TrumpOrder.AS_PLAIN)
            .duty(HEAD)
            .game();

    static final TrickGame THIRTY_TWO = THREE_CARD
            .but("loo-32-card", "Loo with 32 cards", 28)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.between(3, 8, 3))
            .game();

    public static final List<TrickGame> ALL =
            List.of(THREE_CARD, CLUB_LAW, UNLIMITED, MIXED, FIVE_CARD, IRISH, THIRTY_TWO);

    private LooGames() {}
}
