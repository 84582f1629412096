package kibitzer.games.trick.skat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.RuleChange;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/**
 * Skat (pp. 321-327): as one game, whose kinds of hand are {@code suit}, {@code grand}, {@code null} and each of the fifteen by its
 * name, and each of these by itself.
 */
public final class SkatGames {
    private static final String SUIT = "suit";
    private static final String GRAND = "grand";
    private static final String NULL = "null";

    public static final TrickGame SKAT = WhistGames.WHIST
            .but("skat", "Skat", 321)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(3, 10))
            .plain(PlainOrder.same("A T K Q 9 8 7"))
            .trumps(TrumpOrder.of("*J ...").atNoTrump("*J"))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.GAME_VALUE)
            .change(HandChange.WIDOW)
            .points(CardPoints.ACES_AND_TENS)
            .settling(Settling.SIXTY_ONE)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .goal(Goal.BY_CONTRACT)
            .contracts(Stream.of(
                            Stream.of(Contract.usual(SUIT), grand(GRAND), nullo(NULL)),
                            Stream.of("tournee", "second-turn").map(SkatGames::turned),
                            Stream.of(grand("grand-tournee"), Contract.usual("suit-solo")),
                            Stream.of("solo-grand", "gucki-grand").map(SkatGames::grand),
                            Stream.of("simple-null", "open-null").map(SkatGames::nullo),
                            Stream.of("open-grand", "least").map(SkatGames::grand))
                    .flatMap(kinds -> kinds)
                    .toArray(Contract[]::new))
            .head();

    static final TrickGame TOURNEE = suited("skat-tournee", "Skat, tournee")
            .making(TrumpMaking.by(By.WIDOW_CARD))
            .note("the first card of the skat fixes trumps, if the player takes it")
            .game();

    static final TrickGame SECOND_TURN = TOURNEE.but("skat-second-turn", "Skat, second turn", 322)
            .note("the other card of the skat fixes trumps, and a loss counts twice")
            .game();

    static final TrickGame GRAND_TOURNEE = TOURNEE.but("skat-grand-tournee", "Skat, grand tournee", 322)
            .making(TrumpMaking.certainCards())
            .contracts(Contract.usual(GRAND))
            .note("only where a jack is turned")
            .game();

    static final TrickGame SUIT_SOLO = suited("skat-suit-solo", "Skat, solo in a suit")
            .change(HandChange.NONE)
            .note("the skat is not used")
            .game();

    static final TrickGame SOLO_GRAND = grand("skat-solo-grand", "Skat, solo grand", 322)
            .change(HandChange.NONE)
            .game();

    static final TrickGame GUCKI_GRAND = grand("skat-gucki-grand", "Skat, gucki grand", 322)
            .note("a loss counts twice")
            .game();

    static final TrickGame SIMPLE_NULL =
            nullo("skat-simple-null", "Skat, simple null").game();

    static final TrickGame OPEN_NULL = nullo("skat-open-null", "Skat, open null")
            .note("the player's hand is open")
            .game();

    static final TrickGame OPEN_GRAND = grand("skat-open-grand", "Skat, open grand", 322)
            .change(HandChange.NONE)
            .settling(Settling.CONTRACT)
            .note("the player's hand is open, and must win every trick")
            .game();

    static final TrickGame LEAST = grand("skat-least", "Skat, least", 323)
            .change(HandChange.NONE)
            .sides(Sides.EACH)
            .goal(Goal.LOSE)
            .note("forehand alone may name it, where nobody bid; the skat goes to the winner of the last trick")
            .game();

    static final TrickGame RAUBER = SKAT.but("rauber-skat", "Rauber skat", 327)
            .contracts(
                    Contract.usual(SUIT),
                    grand(GRAND),
                    nullo(NULL),
                    nullo("simple-null"),
                    nullo("open-null"),
                    grand("least"))
            .note("the skat may be taken in before the game is named; without it a multiplier is added")
            .game();

    public static final List<TrickGame> ALL = List.of(
            SKAT,
            TOURNEE,
            SECOND_TURN,
            GRAND_TOURNEE,
            SUIT_SOLO,
            SOLO_GRAND,
            GUCKI_GRAND,
            SIMPLE_NULL,
            OPEN_NULL,
            OPEN_GRAND,
            LEAST,
            RAUBER);

    private SkatGames() {}

    private static Contract turned(String word) {
        return Contract.usual(word).trumping(TrumpMaking.by(By.WIDOW_CARD));
    }

    private static Contract grand(String word) {
        return Contract.usual(word).trumping(TrumpMaking.certainCards());
    }

    /** P. 322, paragraph 13; paragraph 14, by which jacks are trumps in open null, can mean open grand alone. */
    private static Contract nullo(String word) {
        return Contract.withoutTrumps(word).plain(PlainOrder.ACE_HIGH).trumps(TrumpOrder.NONE);
    }

    private static RuleChange suited(String id, String title) {
        return SKAT.but(id, title, 322).contracts(Contract.usual(SUIT)).goal(Goal.WIN);
    }

    private static RuleChange grand(String id, String title, int page) {
        return SKAT.but(id, title, page)
                .making(TrumpMaking.certainCards())
                .contracts(Contract.usual(GRAND))
                .goal(Goal.WIN);
    }

    private static RuleChange nullo(String id, String title) {
        return SKAT.but(id, title, 322)
                .plain(PlainOrder.ACE_HIGH)
                .trumps(TrumpOrder.NONE)
                .making(TrumpMaking.none())
                .contracts(Contract.usual(NULL))
                .change(HandChange.NONE)
                .points(CardPoints.NONE)
                .settling(Settling.CONTRACT)
                .goal(Goal.LOSE);
    }
}
