package kibitzer.games.trick.sixtysix;

import java.util.List;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.Stock;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.whist.WhistGames;

/** Sixty-six and its kin (pp. 278-280), in the order of the book. */
public final class SixtySixGames {
    public static final TrickGame SIXTY_SIX = WhistGames.WHIST
            .but("sixty-six", "Sixty-six", 278)
            .pack(TrickPack.FROM_NINES)
            .dealing(Dealing.of(2, 6))
            .plain(PlainOrder.TEN_SECOND)
            .stock(Stock.FREE_WHILE_IT_LASTS)
            .change(HandChange.EXCHANGE_TRUMP)
            .points(CardPoints.ACES_AND_TENS.lastTrick(10))
            .withMelds()
            .settling(Settling.MELDS_AND_CARD_POINTS)
            .sides(Sides.TWO_HANDS)
            .note(
                    "who leads may close, and the stock is then as good as out; the last trick counts nothing if it was closed")
            .head();

    static final TrickGame THREE_HAND = SIXTY_SIX
            .but("three-hand-sixty-six", "Three-hand sixty-six", 280)
            .note("dealer takes no cards, and scores what the winner of the deal scores")
            .game();

    static final TrickGame FOUR_HAND = SIXTY_SIX
            .but("four-hand-sixty-six", "Four-hand sixty-six", 280)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(4, 8))
            .duty(Duty.FOLLOW_AND_HEAD)
            .stock(Stock.NONE)
            .change(HandChange.NONE)
            .withoutMelds()
            .settling(Settling.CARD_POINTS)
            .sides(Sides.PARTNERS)
            .game();

    static final TrickGame MARRIAGE = SIXTY_SIX
            .but("marriage", "Marriage", 280)
            .note("ace and ten of a suit are a meld as well")
            .note("every hand is played out, and who wins the last six tricks scores 20 beside the 10 for the last")
            .game();

    public static final List<TrickGame> ALL = List.of(SIXTY_SIX, THREE_HAND, FOUR_HAND, MARRIAGE);

    private SixtySixGames() {}
}
