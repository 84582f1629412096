package kibitzer.games.trick.trumps;

import static kibitzer.games.trick.Contract.usual;
import static kibitzer.games.trick.Contract.withoutTrumps;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.ForcedLead;
import kibitzer.games.trick.Goal;
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

/** Spoil five, loo, napoleon and ecarte (pp. 193-204), in the order of the book; what it only names of the trumps family is left out. */
public final class TrumpsGames {
    /** The ace of hearts is always a trump, and so stands in no plain suit. */
    public static final TrickGame SPOIL_FIVE = WhistGames.WHIST
            .but("spoil-five", "Spoil five", 193)
            .dealing(Dealing.between(2, 10, 5))
            .plain(PlainOrder.byColour("K Q J T 9 8 7 6 5 4 3 2 A", "K Q J A 2 3 4 5 6 7 8 9 T"))
            .trumps(TrumpOrder.of("5 J AH A K Q ..."))
            .duty(Duty.FOLLOW_OR_TRUMP.holdingBack("5 J AH", true))
            .change(HandChange.ROB_TURN_UP)
            .settling(Settling.THREE_OF_FIVE)
            .sides(Sides.EACH)
            .head();

    static final TrickGame FORTY_FIVE = SPOIL_FIVE
            .but("forty-five", "Forty-five", 195)
            .dealing(Dealing.of(2, 5).or(4, 5).or(6, 5))
            .sides(Sides.PARTNERS)
            .note("three or four tricks score 5 and all five 10; the game is 45")
            .game();

    static final TrickGame AUCTION_FORTY_FIVE = FORTY_FIVE
            .but("auction-forty-five", "Auction forty-five", 195)
            .dealing(Dealing.of(4, 5).or(6, 5))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .change(HandChange.DRAW)
            .settling(Settling.PER_TRICK_SET_BACK)
            .note("each trick scores 5, and the highest trump in play 5 more")
            .game();

    /** In a single pool all stay in, and the lead of whoever wins is free; of the leads the book speaks at a double pool (pp. 197-198). */
    public static final TrickGame LOO = WhistGames.WHIST
            .but("loo", "Loo", 196)
            .dealing(Dealing.between(5, 8, 3))
            .making(TrumpMaking.by(By.TURN_UP))
            .contracts(
                    usual("double"),
                    usual("single")
                            .trumping(TrumpMaking.by(By.FIRST_VOID).orNone())
                            .leadingFreely())
            .duty(Duty.FOLLOW_AND_HEAD)
            .leads(ForcedLead.ACE_OF_TRUMPS_ALWAYS, ForcedLead.TRUMP_OF_TWO)
            .auction(Auction.STAND_OR_DROP)
            .change(HandChange.SPARE_HAND)
            .settling(Settling.SHARE_OF_POOL)
            .sides(Sides.EACH)
            .note("a trump that is known to be the highest left must be led as well")
            .head();

    static final TrickGame UNLIMITED_LOO = LOO.but("unlimited-loo", "Unlimited loo", 199)
            .note("who is looed pays as much as is in the pool")
            .game();

    static final TrickGame IRISH_LOO = LOO.but("irish-loo", "Irish loo", 199)
            .contracts(usual("play"))
            .change(HandChange.DRAW)
            .game();

    static final TrickGame FIVE_CARD_LOO = IRISH_LOO
            .but("five-card-loo", "Five-card loo", 199)
            .dealing(Dealing.between(5, 8, 5))
            .game();

    static final TrickGame PAM_LOO = FIVE_CARD_LOO
            .but("pam-loo", "Pam-loo", 199)
            .trumps(TrumpOrder.of("JC ..."))
            .duty(Duty.FOLLOW_AND_HEAD.holdingBack("JC", false))
            .note(
                    "the jack of clubs is called pam, and passes where the leader of the ace of trumps asks it to be civil")
            .game();

    public static final TrickGame NAPOLEON = WhistGames.WHIST
            .but("napoleon", "Napoleon", 199)
            .dealing(Dealing.between(2, 6, 5))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .settling(Settling.CONTRACT)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .head();

    static final TrickGame WIDOW_NAP = NAPOLEON.but("widow-nap", "Widow nap", 200)
            .change(HandChange.WIDOW)
            .note("who bids nap may take five more cards, and keeps the best five of ten")
            .game();

    static final TrickGame PEEP_NAP = NAPOLEON.but("peep-nap", "Peep nap", 200)
            .change(HandChange.WIDOW)
            .note("the widow is one card, and each may pay for a look at it before bidding")
            .game();

    static final TrickGame NAP_POOL = NAPOLEON.but("nap-pool", "Nap pool", 201)
            .note("the first who makes nap takes a pool")
            .game();

    static final TrickGame PURCHASE_NAP = NAP_POOL.but("purchase-nap", "Purchase nap", 201)
            .change(HandChange.DRAW)
            .note("each card drawn costs a chip")
            .game();

    static final TrickGame BLUCHER = NAPOLEON.but("nap-blucher", "Napoleon with Wellington and Blücher", 201)
            .note("nap may be overcalled by Wellington and that by Blücher, which cost more when lost")
            .game();

    /** Without trumps it is a misere, whether that is said or not. */
    static final TrickGame MISERE = NAPOLEON.but("nap-misere", "Napoleon with misere", 201)
            .making(TrumpMaking.by(By.BIDDER).orNone())
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("nap"), withoutTrumps("misere"))
            .note("misere is bid over three tricks and under four")
            .game();

    public static final TrickGame ECARTE = WhistGames.WHIST
            .but("ecarte", "Ecarte", 201)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(2, 5))
            .plain(PlainOrder.same("K Q J A T 9 8 7"))
            .duty(Duty.FOLLOW_AND_HEAD)
            .auction(Auction.STAND_OR_PROPOSE)
            .change(HandChange.DRAW)
            .settling(Settling.THREE_OF_FIVE)
            .sides(Sides.TWO_HANDS)
            .head();

    public static final List<TrickGame> ALL = List.of(
            SPOIL_FIVE,
            FORTY_FIVE,
            AUCTION_FORTY_FIVE,
            LOO,
            UNLIMITED_LOO,
            IRISH_LOO,
            FIVE_CARD_LOO,
            PAM_LOO,
            NAPOLEON,
            WIDOW_NAP,
            PEEP_NAP,
            NAP_POOL,
            PURCHASE_NAP,
            BLUCHER,
            MISERE,
            ECARTE);

    private TrumpsGames() {}
}
