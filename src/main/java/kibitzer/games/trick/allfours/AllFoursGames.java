package kibitzer.games.trick.allfours;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/**
 * All fours and its kin (pp. 232-242), in the order of the book.
 *
 * <p>What cards count is what is counted for the point called game; where certain trumps score by themselves, it is these.
 */
public final class AllFoursGames {
    public static final TrickGame SEVEN_UP = WhistGames.WHIST
            .but("seven-up", "Seven-up", 232)
            .dealing(Dealing.between(2, 4, 6))
            .making(TrumpMaking.by(By.TURN_UP_OR_BEGGED))
            .duty(Duty.FOLLOW_OR_TRUMP)
            .auction(Auction.STAND_OR_BEG)
            .change(HandChange.DRAW)
            .points(CardPoints.of("A=4 K=3 Q=2 J=1 T=10"))
            .settling(Settling.HIGH_LOW_JACK_GAME)
            .sides(Sides.BY_NUMBER_OF_PLAYERS)
            .head();

    static final TrickGame CALIFORNIA_JACK = SEVEN_UP.but("california-jack", "California jack", 234)
            .dealing(Dealing.of(2, 6))
            .making(TrumpMaking.by(By.TURN_UP))
            .duty(Duty.FOLLOW)
            .stock(Stock.DRAWN)
            .auction(Auction.NONE)
            .change(HandChange.NONE)
            .sides(Sides.TWO_HANDS)
            .note("the stock lies face up")
            .game();

    static final TrickGame SHASTA_SAM = CALIFORNIA_JACK
            .but("shasta-sam", "Shasta Sam", 234)
            .note("the stock lies face down")
            .game();

    static final TrickGame ALL_FIVES = CALIFORNIA_JACK
            .but("all-fives", "All fives", 235)
            .points(CardPoints.NONE.inTrumps("A=4 K=3 Q=2 J=1 T=10 5=5"))
            .settling(Settling.COUNTERS)
            .note("one point more is scored for game, and 61 points are the game")
            .game();

    static final TrickGame AUCTION_PITCH = SEVEN_UP.but("auction-pitch", "Auction pitch", 236)
            .dealing(Dealing.between(2, 7, 6))
            .making(TrumpMaking.by(By.FIRST_LEAD))
            .auction(Auction.NUMBER)
            .change(HandChange.NONE)
            .sides(Sides.EACH)
            .game();

    static final TrickGame SMUDGE = AUCTION_PITCH
            .but("smudge", "Smudge", 237)
            .note("all four points of a deal win the game, or score eight")
            .game();

    static final TrickGame HOLDING = AUCTION_PITCH
            .but("pitch-holding", "Pitch with holding", 238)
            .note("the dealer may pitch at the highest bid made before")
            .game();

    static final TrickGame BUNCH = HOLDING.but("bunch", "Bunch", 238)
            .dealing(Dealing.of(2, 6))
            .sides(Sides.TWO_HANDS)
            .note("the dealer may propose a new deal; the opponent agrees or lets the dealer pitch at two")
            .game();

    static final TrickGame JOKER_PITCH = AUCTION_PITCH
            .but("joker-pitch", "Joker pitch", 238)
            .pack(TrickPack.FULL.withJoker())
            .trumps(TrumpOrder.of("... JK"))
            .note("the joker scores a point for whoever wins it")
            .game();

    static final TrickGame PITCH = SEVEN_UP.but("pitch", "Pitch", 238)
            .making(TrumpMaking.by(By.FIRST_LEAD))
            .auction(Auction.NONE)
            .change(HandChange.NONE)
            .game();

    static final TrickGame COMMERCIAL_PITCH = PITCH.but("commercial-pitch", "Commercial pitch", 238)
            .dealing(Dealing.between(2, 7, 6))
            .auction(Auction.NUMBER)
            .note("eldest hand pitches at the highest bid, or sells and scores it")
            .game();

    static final TrickGame PEDRO = SEVEN_UP.but("pedro", "Pedro", 238)
            .note("the five of trumps scores 5 points of the game")
            .game();

    /** High and low are counted on the ace and the two, which they are when these are in play. */
    static final TrickGame PEDRO_SANCHO = AUCTION_PITCH
            .but("pedro-sancho", "Pedro Sancho", 238)
            .points(CardPoints.NONE.inTrumps("A=1 2=1 J=1 T=1 5=5 9=9"))
            .settling(Settling.COUNTERS)
            .note("where the ace or the two is not in play, the highest or the lowest trump that is counts for it")
            .game();

    static final TrickGame DOM_PEDRO = PEDRO_SANCHO
            .but("dom-pedro", "Dom Pedro", 239)
            .pack(TrickPack.FULL.withJoker())
            .trumps(TrumpOrder.of("... JK"))
            .points(CardPoints.of("JK=15").inTrumps("A=1 2=1 J=1 T=1 5=5 9=9 3=3"))
            .game();

    /** Nine cards are dealt, and what is no trump thrown before play. */
    public static final TrickGame CINCH = PEDRO.but("cinch", "Cinch", 239)
            .dealing(Dealing.of(4, 6))
            .trumps(TrumpOrder.of("A K Q J T 9 8 7 6 5 5' 4 3 2"))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .points(CardPoints.NONE.inTrumps("A=1 J=1 T=1 5=5 5'=5 2=1"))
            .settling(Settling.COUNTERS)
            .sides(Sides.PARTNERS)
            .note("nine cards are dealt; all plain cards are thrown, and hands filled to six")
            .head();

    static final TrickGame RAZZLE_DAZZLE = CINCH.but("razzle-dazzle", "Razzle dazzle", 242)
            .dealing(Dealing.of(5, 6).or(6, 6))
            .sides(Sides.CALLED_PARTNER)
            .note("six cards are dealt, and filled to six again")
            .game();

    public static final List<TrickGame> ALL = List.of(
            SEVEN_UP,
            CALIFORNIA_JACK,
            SHASTA_SAM,
            ALL_FIVES,
            AUCTION_PITCH,
            SMUDGE,
            HOLDING,
            BUNCH,
            JOKER_PITCH,
            PITCH,
            COMMERCIAL_PITCH,
            PEDRO,
            PEDRO_SANCHO,
            DOM_PEDRO,
            CINCH,
            RAZZLE_DAZZLE);

    private AllFoursGames() {}
}
