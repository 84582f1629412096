package kibitzer.games.trick.skat;

import static kibitzer.games.trick.Contract.usual;
import static kibitzer.games.trick.Contract.withoutTrumps;

import java.util.List;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
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

/** Frog and six-bid solo (pp. 327-329). */
public final class FrogGames {
    private static final TrumpMaking HEARTS = TrumpMaking.always(Suit.HEARTS);
    private static final TrumpMaking NOT_HEARTS =
            new TrumpMaking(By.BIDDER, List.of(Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS), false);

    public static final TrickGame FROG = WhistGames.WHIST
            .but("frog", "Frog", 327)
            .pack(TrickPack.FROM_SIXES)
            .dealing(Dealing.of(3, 11))
            .making(HEARTS)
            .auction(Auction.LADDER_OF_CONTRACTS)
            .change(HandChange.WIDOW)
            .points(CardPoints.ACES_AND_TENS)
            .settling(Settling.SIXTY_ONE)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .contracts(usual("frog"), usual("chico").trumping(NOT_HEARTS), usual("grand"))
            .note("hearts are trumps at frog and grand, another suit at chico; the widow is taken in at frog alone")
            .head();

    static final TrickGame SIX_BID_SOLO = FROG.but("six-bid-solo", "Six-bid solo", 329)
            .making(NOT_HEARTS)
            .change(HandChange.NONE)
            .goal(Goal.BY_CONTRACT)
            .contracts(
                    usual("simple-solo"),
                    usual("heart-solo").trumping(HEARTS),
                    withoutTrumps("misere"),
                    usual("guarantee-solo").trumping(TrumpMaking.by(By.BIDDER)),
                    withoutTrumps("spread-misere"),
                    usual("call-solo").trumping(TrumpMaking.by(By.BIDDER)))
            .note("at misere no card that counts may be won; at call solo a card is exchanged, and all 120 must be won")
            .game();

    public static final List<TrickGame> ALL = List.of(FROG, SIX_BID_SOLO);

    private FrogGames() {}
}
