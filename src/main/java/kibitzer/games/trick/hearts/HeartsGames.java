package kibitzer.games.trick.hearts;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Hearts and its variants (pp. 243-246), in the order of the book; those that descend of black lady stand apart. */
public final class HeartsGames {
    private static final Dealing UNEVEN = Dealing.of(3, 17).or(4, 13).or(5, 10).or(6, 8);

    public static final TrickGame HEARTS = WhistGames.WHIST
            .but("hearts", "Hearts", 243)
            .dealing(UNEVEN.takingOut("2C 2D 3C 2S"))
            .trumps(TrumpOrder.NONE)
            .making(TrumpMaking.none())
            .points(CardPoints.of("hearts=1"))
            .settling(Settling.PENALTY_CARDS)
            .sides(Sides.EACH)
            .goal(Goal.LOSE)
            .head();

    static final TrickGame SWEEPSTAKE = HEARTS.but("hearts-sweepstake", "Sweepstake hearts", 244)
            .note(
                    "who alone took no heart wins the pool, several share it, and where nobody did it is kept for the next hand")
            .game();

    static final TrickGame CUMULATIVE = HEARTS.but("hearts-cumulative", "Cumulative hearts", 244)
            .note("hearts are charged on a score sheet, and settled against the average")
            .game();

    static final TrickGame HOWELL = HEARTS.but("hearts-howell", "Howell settlement", 244)
            .note("a heart costs as many chips as there are others, and each takes back thirteen less their hearts")
            .game();

    static final TrickGame HEARTSETTE = HEARTS.but("heartsette", "Heartsette", 245)
            .dealing(UNEVEN)
            .change(HandChange.WIDOW_TO_FIRST_TRICK)
            .game();

    static final TrickGame SPOT = HEARTS.but("spot-hearts", "Spot hearts", 245)
            .points(CardPoints.of("AH=14 KH=13 QH=12 JH=11 TH=10 9H=9 8H=8 7H=7 6H=6 5H=5 4H=4 3H=3 2H=2"))
            .game();

    static final TrickGame JOKER = HEARTS.but("joker-hearts", "Joker hearts", 245)
            .pack(TrickPack.FULL.withJoker())
            .plain(PlainOrder.ACE_HIGH
                    .in(Suit.HEARTS, "A K Q J JK T 9 8 7 6 5 4 3 2")
                    .winningEverywhere(Card.JOKER))
            .points(CardPoints.of("hearts=1 JK=1"))
            .note("where hearts are charged by rank the joker counts 20")
            .game();

    static final TrickGame DOMINO = HEARTS.but("domino-hearts", "Domino hearts", 246)
            .dealing(Dealing.between(3, 6, 6))
            .stock(Stock.DRAWN_UNTIL_ABLE)
            .note("who has cards left last adds them to their tricks")
            .game();

    static final TrickGame DRAW = HEARTS.but("draw-hearts", "Draw hearts", 246)
            .dealing(Dealing.of(2, 13))
            .stock(Stock.DRAWN)
            .sides(Sides.TWO_HANDS)
            .game();

    static final TrickGame AUCTION = SWEEPSTAKE
            .but("auction-hearts", "Auction hearts", 246)
            .making(TrumpMaking.by(By.BIDDER).orNone())
            .auction(Auction.CHIPS)
            .points(CardPoints.of("").inTrumps("A=1 K=1 Q=1 J=1 T=1 9=1 8=1 7=1 6=1 5=1 4=1 3=1 2=1"))
            .note(
                    "the bidder names the suit that costs, which is called trumps and wins no trick of another, and leads")
            .game();

    public static final List<TrickGame> ALL =
            List.of(HEARTS, SWEEPSTAKE, CUMULATIVE, HOWELL, HEARTSETTE, SPOT, JOKER, DOMINO, DRAW, AUCTION);

    private HeartsGames() {}
}
