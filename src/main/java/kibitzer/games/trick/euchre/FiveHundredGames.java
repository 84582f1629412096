package kibitzer.games.trick.euchre;

import static kibitzer.games.trick.Contract.usual;
import static kibitzer.games.trick.Contract.withoutTrumps;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.PlainOrder;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;

/** Five hundred for two to six (pp. 214-219), in the order of the book. */
public final class FiveHundredGames {
    public static final TrickGame FIVE_HUNDRED = EuchreGames.EUCHRE
            .but("five-hundred", "Five hundred", 214)
            .pack(TrickPack.PIQUET.withJoker())
            .dealing(Dealing.of(3, 10))
            .trumps(TrumpOrder.JOKER_AND_BOWERS)
            .making(TrumpMaking.by(By.BIDDER).orNone())
            .auction(Auction.LADDER_OF_SUITS)
            .change(HandChange.WIDOW)
            .settling(Settling.CONTRACT)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .note("the leader of the joker at no trump names the suit to be followed")
            .on(214, RulePart.RANK, RulePart.CALLS)
            .on(215, RulePart.PLAY, RulePart.SCORE)
            .game();

    static final TrickGame NULLO = FIVE_HUNDRED
            .but("five-hundred-nullo", "Five hundred with nullo", 216)
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("tricks"), withoutTrumps("nullo"))
            .game();

    static final TrickGame LONG_GAME = FIVE_HUNDRED
            .but("five-hundred-long-game", "Five hundred, the long game", 216)
            .points(CardPoints.of("A=1 K=10 Q=10 J=10 T=10 9=9 8=8 7=7"))
            .note("cards won are counted, and the game is 1,000 or 1,500")
            .game();

    public static final TrickGame FOUR_HAND = FIVE_HUNDRED
            .but("four-hand-five-hundred", "Four-hand five hundred", 219)
            .pack(TrickPack.FULL
                    .without("twos, threes and black fours", lowest())
                    .withJoker())
            .dealing(Dealing.of(4, 10))
            .sides(Sides.PARTNERS)
            .game();

    static final TrickGame TWO_HAND = FIVE_HUNDRED
            .but("two-hand-five-hundred", "Two-hand five hundred", 219)
            .dealing(Dealing.of(2, 10))
            .sides(Sides.TWO_HANDS)
            .note("a third hand lies face down")
            .game();

    static final TrickGame TWO_HAND_24 = TWO_HAND.but(
                    "two-hand-five-hundred-24", "Two-hand five hundred with 24 cards", 219)
            .pack(TrickPack.FROM_NINES)
            .note("there is no third hand, and the widow has four cards")
            .game();

    public static final TrickGame FIVE_HAND = FIVE_HUNDRED
            .but("five-hand-five-hundred", "Five-hand five hundred", 219)
            .pack(TrickPack.FULL.withJoker())
            .dealing(Dealing.of(5, 10))
            .sides(Sides.CHOSEN_PARTNERS)
            .game();

    static final TrickGame SIX_HAND = FIVE_HUNDRED
            .but("six-hand-five-hundred", "Six-hand five hundred", 219)
            .pack(TrickPack.SIX_HAND)
            .dealing(Dealing.of(6, 10))
            .plain(PlainOrder.same("A K Q J 13 12 11 T 9 8 7 6 5 4 3 2"))
            .sides(Sides.PARTNERS)
            .game();

    public static final List<TrickGame> ALL =
            List.of(FIVE_HUNDRED, NULLO, LONG_GAME, FOUR_HAND, TWO_HAND, TWO_HAND_24, FIVE_HAND, SIX_HAND);

    private FiveHundredGames() {}

    /** The game at a table of two to five. */
    public static TrickGame of(int players) {
        return switch (players) {
            case 4 -> FOUR_HAND;
            case 5 -> FIVE_HAND;
            default -> FIVE_HUNDRED;
        };
    }

    private static List<Card> lowest() {
        return Card.ALL.stream()
                .filter(card -> card.rank().compareTo(Rank.FOUR) < 0
                        || card.rank() == Rank.FOUR && (card.suit() == Suit.SPADES || card.suit() == Suit.CLUBS))
                .toList();
    }
}
