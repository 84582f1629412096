package kibitzer.games.trick.pinochle;

import java.util.List;
import kibitzer.cards.Rank;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.Duty.Overtake;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.whist.WhistGames;

/** Pinochle for two to six (pp. 288-315), in the order of the book. */
public final class PinochleGames {
    /** What all forms have (p. 288). */
    public static final TrickGame PINOCHLE = WhistGames.WHIST
            .but("pinochle", "Pinochle", 288)
            .pack(TrickPack.FROM_NINES.times(2))
            .dealing(Dealing.of(2, 12).or(3, 15).or(4, 12))
            .plain(PlainOrder.TEN_SECOND)
            .making(TrumpMaking.by(By.BIDDER))
            .duty(Duty.OVER_ON_TRUMP_LEADS)
            .points(CardPoints.ACES_AND_TENS.lastTrick(10))
            .withMelds()
            .settling(Settling.MELDS_AND_CARD_POINTS)
            .sides(Sides.BY_NUMBER_OF_PLAYERS)
            .head();

    public static final TrickGame TWO_HAND = PINOCHLE.but("two-hand-pinochle", "Two-hand pinochle", 288)
            .dealing(Dealing.of(2, 12))
            .making(TrumpMaking.by(By.TURN_UP))
            .stock(Stock.FREE_WHILE_IT_LASTS)
            .change(HandChange.EXCHANGE_TRUMP)
            .sides(Sides.TWO_HANDS)
            .game();

    static final TrickGame SPECIAL_MELDS = TWO_HAND.but(
                    "two-hand-pinochle-special-melds", "Two-hand pinochle with special melds", 292)
            .note(
                    "double pinochle melded at once counts 300, and the king and queen of spades with the jack of diamonds 80")
            .game();

    static final TrickGame SINGLE_DEAL = TWO_HAND.but(
                    "two-hand-pinochle-single-deal", "Two-hand pinochle, each deal a game", 292)
            .note("every deal is a game by itself")
            .game();

    static final TrickGame CONFIRMED_OUT = TWO_HAND.but(
                    "two-hand-pinochle-confirmed-out", "Two-hand pinochle, going out confirmed", 292)
            .note("who claims to be out must win a trick after it")
            .game();

    static final TrickGame DOUBLING = TWO_HAND.but("two-hand-pinochle-doubling", "Two-hand pinochle with doubling", 292)
            .note("the value of the game may be doubled by whoever has won a trick and drawn")
            .game();

    static final TrickGame GOULASH = TWO_HAND.but("goulash-pinochle", "Goulash pinochle", 293)
            .pack(TrickPack.PIQUET.times(2))
            .dealing(Dealing.of(2, 16))
            .note("the seven of trumps is the dix")
            .game();

    static final TrickGame THREE_HAND = TWO_HAND.but("three-hand-pinochle", "Three-hand pinochle", 294)
            .dealing(Dealing.of(3, 12))
            .sides(Sides.EACH)
            .game();

    public static final TrickGame AUCTION = PINOCHLE.but("auction-pinochle", "Auction pinochle", 294)
            .dealing(Dealing.of(3, 15))
            .auction(Auction.NUMBER)
            .change(HandChange.WIDOW)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .game();

    static final TrickGame OPTIONAL_LAWS = AUCTION.but(
                    "auction-pinochle-optional-laws", "Auction pinochle by the optional laws", 301)
            .note("another lowest bid, kitty or scale of payments is agreed on")
            .game();

    static final TrickGame JACKPOT_KITTY = AUCTION.but(
                    "auction-pinochle-jackpot-kitty", "Auction pinochle with a jackpot kitty", 302)
            .note("the first to make a bid of 400 takes the kitty")
            .game();

    static final TrickGame BID_290_OR_320 = AUCTION.but(
                    "auction-pinochle-290-or-320", "Auction pinochle, 290 or 320", 302)
            .note("after two passes the third may bid 290, or 320 and more")
            .game();

    static final TrickGame BONUS_PAYMENTS = AUCTION.but(
                    "auction-pinochle-bonus-payments", "Auction pinochle with bonus payments", 302)
            .note("certain melds, and bids made with the widow unseen, are paid for beside")
            .game();

    static final TrickGame PLAYING_OVER = AUCTION.but(
                    "auction-pinochle-playing-over", "Auction pinochle, playing over in all suits", 303)
            .duty(Duty.OVER_ON_TRUMP_LEADS.overtaking(Overtake.ALWAYS))
            .game();

    static final TrickGame CLUB_GAME = AUCTION.but(
                    "auction-pinochle-1000-club", "Auction pinochle for 1,000, club game", 303)
            .note("the game is 1,000, and each opponent scores their own tricks")
            .game();

    static final TrickGame HOME_GAME = CLUB_GAME
            .but("auction-pinochle-1000-home", "Auction pinochle for 1,000, home game", 303)
            .note("every player melds, and the bidder scores all points made")
            .game();

    public static final TrickGame PARTNERSHIP = PINOCHLE.but("partnership-pinochle", "Partnership pinochle", 307)
            .dealing(Dealing.of(4, 12))
            .making(TrumpMaking.by(By.TURN_UP))
            .change(HandChange.EXCHANGE_TRUMP)
            .points(CardPoints.of("A=10 T=10 K=5 Q=5").lastTrick(10))
            .sides(Sides.PARTNERS)
            .game();

    static final TrickGame PARTNERSHIP_AUCTION = PARTNERSHIP
            .but("partnership-auction-pinochle", "Partnership auction pinochle", 311)
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .change(HandChange.NONE)
            .note("aces, tens and kings may also count 10 each and other cards nothing")
            .game();

    static final TrickGame GOING_OVER = PARTNERSHIP_AUCTION
            .but("partnership-auction-pinochle-going-over", "Partnership auction pinochle without going over", 312)
            .note("dealer may take the contract at the highest bid")
            .game();

    static final TrickGame CONTINUOUS = PARTNERSHIP_AUCTION
            .but("partnership-auction-pinochle-continuous", "Partnership auction pinochle, bidding on", 312)
            .note("a player may bid again until passing")
            .game();

    static final TrickGame WITH_A_WIDOW = PARTNERSHIP_AUCTION
            .but("partnership-auction-pinochle-widow", "Partnership auction pinochle with a widow", 312)
            .dealing(Dealing.of(4, 11))
            .change(HandChange.WIDOW)
            .game();

    public static final TrickGame DOUBLE_PACK = PARTNERSHIP
            .but("double-pack-pinochle", "Double-pack pinochle", 312)
            .pack(TrickPack.from(Rank.TEN).times(4))
            .dealing(Dealing.of(4, 20))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER_WITH_ANNOUNCEMENTS)
            .change(HandChange.NONE)
            .points(CardPoints.of("A=10 T=10 K=10").lastTrick(20))
            .game();

    static final TrickGame WIPE_OFF = DOUBLE_PACK
            .but("wipe-off", "Wipe-off", 314)
            .note("a side with fewer than 200 in cards scores nothing")
            .game();

    static final TrickGame THREE_HAND_DOUBLE_PACK = DOUBLE_PACK
            .but("three-hand-double-pack-pinochle", "Three-hand double-pack pinochle", 314)
            .dealing(Dealing.of(3, 26))
            .change(HandChange.WIDOW)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .note("or 25 cards are dealt, and trumps are named before the widow of five is seen")
            .game();

    static final TrickGame SIX_HAND_TRIPLE_PACK = DOUBLE_PACK
            .but("six-hand-triple-pack-pinochle", "Six-hand triple-pack pinochle", 314)
            .pack(TrickPack.from(Rank.TEN).times(6))
            .dealing(Dealing.of(6, 20))
            .points(DOUBLE_PACK.rules().points().lastTrick(30))
            .game();

    static final TrickGame CHECK = PARTNERSHIP_AUCTION
            .but("check-pinochle", "Check pinochle", 314)
            .note("none of the first three may bid without a marriage, and checks are paid for melds and contracts")
            .game();

    public static final List<TrickGame> ALL = List.of(
            PINOCHLE,
            TWO_HAND,
            SPECIAL_MELDS,
            SINGLE_DEAL,
            CONFIRMED_OUT,
            DOUBLING,
            GOULASH,
            THREE_HAND,
            AUCTION,
            OPTIONAL_LAWS,
            JACKPOT_KITTY,
            BID_290_OR_320,
            BONUS_PAYMENTS,
            PLAYING_OVER,
            CLUB_GAME,
            HOME_GAME,
            PARTNERSHIP,
            PARTNERSHIP_AUCTION,
            GOING_OVER,
            CONTINUOUS,
            WITH_A_WIDOW,
            DOUBLE_PACK,
            WIPE_OFF,
            THREE_HAND_DOUBLE_PACK,
            SIX_HAND_TRIPLE_PACK,
            CHECK);

    private PinochleGames() {}
}
