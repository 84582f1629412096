package kibitzer.games.trick.schafkopf;

import java.util.List;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
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

/** Schafkopf, ancient, Wendish and modern (pp. 317-320). */
public final class SchafkopfGames {
    public static final TrickGame ANCIENT = WhistGames.WHIST
            .but("ancient-schafkopf", "Ancient schafkopf", 317)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(4, 8))
            .plain(PlainOrder.same("A K Q T 9 8 7"))
            .trumps(TrumpOrder.of("*J ..."))
            .making(TrumpMaking.by(By.LONGEST_SUIT))
            .auction(Auction.SUIT_LENGTH)
            .points(CardPoints.ACES_AND_TENS)
            .settling(Settling.SIXTY_ONE)
            .note("in some places the first lead had to be a trump")
            .head();

    static final TrickGame WENDISH = ANCIENT.but("wendish-schafkopf", "Wendish schafkopf", 318)
            .plain(PlainOrder.same("A K T 9 8 7"))
            .trumps(TrumpOrder.of("*Q *J ..."))
            .making(TrumpMaking.always(Suit.DIAMONDS))
            .auction(Auction.NONE)
            .sides(Sides.SECRET_PARTNER)
            .note("the two black queens are partners; who holds both calls an ace")
            .game();

    static final TrickGame MODERN = WENDISH.but("modern-schafkopf", "Modern schafkopf", 318)
            .dealing(Dealing.of(3, 10))
            .plain(PlainOrder.same("A T K 9 8 7"))
            .auction(Auction.TAKE_OR_PASS)
            .change(HandChange.WIDOW)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .head();

    static final TrickGame LEAST = MODERN.but("schafkopf-least", "Schafkopf, least", 319)
            .auction(Auction.NONE)
            .change(HandChange.NONE)
            .sides(Sides.EACH)
            .goal(Goal.LOSE)
            .note("played where all have passed; the widow goes to the winner of the last trick")
            .game();

    public static final List<TrickGame> ALL = List.of(ANCIENT, WENDISH, MODERN, LEAST);

    private SchafkopfGames() {}
}
