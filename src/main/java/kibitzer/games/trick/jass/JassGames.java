package kibitzer.games.trick.jass;

import java.util.List;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Duty;
import kibitzer.games.trick.Duty.MustTrump;
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
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Jass, klaberjass and their kin (pp. 280-287), in the order of the book. */
public final class JassGames {
    /** The jack and the nine above the others; it is in the play of tricks alone that they are. */
    private static final TrumpOrder JACK_AND_NINE = TrumpOrder.of("J 9 ...");

    private static final String SEQUENCES = "sequences run ace, king, queen, jack, 10, 9 in every suit, also in trumps";

    private static final Duty FOLLOW_AND_WIN =
            Duty.FOLLOW.mustTrump(MustTrump.UNLESS_HIGHEST_ALONE).overtaking(Overtake.ALWAYS);

    public static final TrickGame JASS = WhistGames.WHIST
            .but("jass", "Jass", 280)
            .pack(TrickPack.FROM_SIXES)
            .dealing(Dealing.of(2, 9))
            .trumps(JACK_AND_NINE)
            .duty(FOLLOW_AND_WIN)
            .stock(Stock.FREE_WHILE_IT_LASTS)
            .points(CardPoints.of("A=11 K=4 Q=3 J=2").inTrumps("J=20 9=14"))
            .withMelds()
            .settling(Settling.MELDS_AND_CARD_POINTS)
            .sides(Sides.TWO_HANDS)
            .note(SEQUENCES)
            .head();

    static final TrickGame FOUR_HAND = JASS.but("four-hand-jass", "Four-hand jass", 282)
            .dealing(Dealing.of(4, 9))
            .stock(Stock.NONE)
            .change(HandChange.EXCHANGE_TRUMP)
            .sides(Sides.EACH)
            .game();

    static final TrickGame THREE_HAND = FOUR_HAND
            .but("three-hand-jass", "Three-hand jass", 282)
            .dealing(Dealing.of(3, 9))
            .change(HandChange.SPARE_HAND)
            .game();

    public static final TrickGame KLABERJASS = JASS.but("klaberjass", "Klaberjass", 282)
            .pack(TrickPack.PIQUET)
            .plain(PlainOrder.TEN_SECOND)
            .making(TrumpMaking.by(By.TURN_UP_OR_NAMED))
            .duty(Duty.OVER_ON_TRUMP_LEADS)
            .stock(Stock.NONE)
            .auction(Auction.ACCEPT_THEN_NAME)
            .change(HandChange.EXCHANGE_TRUMP)
            .points(CardPoints.ACES_AND_TENS.inTrumps("J=20 9=14").lastTrick(10))
            .note("six cards are dealt before trumps are made and three after")
            .note(SEQUENCES)
            .head();

    static final TrickGame BELOTTE = KLABERJASS
            .but("belotte", "Belotte", 286)
            .note("four of a kind score, above all sequences")
            .game();

    static final TrickGame CLABBER = KLABERJASS
            .but("clabber", "Clabber", 286)
            .dealing(Dealing.of(2, 9).or(3, 9).or(4, 8))
            .sides(Sides.BY_NUMBER_OF_PLAYERS)
            .note("there is no schmeiss")
            .game();

    static final TrickGame ALSOS = KLABERJASS
            .but("alsos", "Alsos", 286)
            .dealing(Dealing.of(2, 9).or(3, 9))
            .making(TrumpMaking.by(By.TURN_UP_OR_NAMED).orNone())
            .auction(Auction.ACCEPT_THEN_LADDER)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .note("four of a kind score 80, and the bidder may declare games to be won beside")
            .game();

    /** The queen is where the jack is; what the jack of trumps then counts the book does not say: here as in a plain suit. */
    static final TrickGame FELSOS = ALSOS.but("felsos", "Felsos", 287)
            .trumps(TrumpOrder.of("Q 9 ..."))
            .points(CardPoints.ACES_AND_TENS.inTrumps("Q=20 9=14").lastTrick(10))
            .game();

    static final TrickGame KALABRIAS = KLABERJASS
            .but("kalabrias", "Kalabrias", 287)
            .dealing(Dealing.of(3, 9))
            .sides(Sides.EACH)
            .note(
                    "the book tells no more than that three play, and usually a fourth sits out; ranked and counted as klaberjass")
            .game();

    static final TrickGame KALABER = KALABRIAS
            .but("kalaber", "Kalaber", 287)
            .dealing(Dealing.of(2, 9))
            .sides(Sides.TWO_HANDS)
            .note("the book tells no more than that it is for two; ranked and counted as klaberjass")
            .game();

    public static final List<TrickGame> ALL =
            List.of(JASS, FOUR_HAND, THREE_HAND, KLABERJASS, BELOTTE, CLABBER, ALSOS, FELSOS, KALABRIAS, KALABER);

    private JassGames() {}
}
