package kibitzer.games.trick.whist;

import static kibitzer.games.trick.Contract.usual;
import static kibitzer.games.trick.Contract.withoutTrumps;

import java.util.List;
import java.util.Map;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrickRules;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;

/** Whist and the games that grew from it (pp. 171-192), with catch the ten (p. 249), in the order of the book. */
public final class WhistGames {
    /** How its cards rank and are played the book tells of bridge, which took it from whist. */
    private static final Map<RulePart, Integer> TOLD_OF_BRIDGE = Map.of(RulePart.RANK, 116, RulePart.PLAY, 135);

    /** From here all games are told. */
    public static final TrickGame WHIST = TrickGame.head("whist", "Whist", 185, TOLD_OF_BRIDGE, TrickRules.WHIST);

    private static final TrumpMaking ANY_OR_NONE = TrumpMaking.by(By.BIDDER).orNone();

    static final TrickGame CONTRACT_WHIST = WHIST.but("contract-whist", "Contract whist", 171)
            .making(ANY_OR_NONE)
            .auction(Auction.LADDER_OF_SUITS)
            .settling(Settling.CONTRACT)
            .note("bidding is that of contract bridge, and declarer's partner keeps the hand hidden")
            .game();

    public static final TrickGame SOLO_WHIST = WHIST.but("solo-whist", "Solo whist", 174)
            .making(TrumpMaking.by(By.TURN_UP_OR_CONTRACT))
            .auction(Auction.LADDER_OF_CONTRACTS)
            .settling(Settling.CONTRACT)
            .sides(Sides.ONE_OR_ACCEPTED)
            .goal(Goal.BY_CONTRACT)
            .contracts(
                    usual("solo"),
                    usual("proposal"),
                    withoutTrumps("misere"),
                    usual("abondance"),
                    usual("abondance-in-trumps"),
                    withoutTrumps("open-misere"),
                    withoutTrumps("slam"))
            .game();

    static final TrickGame AUCTION_SOLO = SOLO_WHIST
            .but("auction-solo", "Auction solo", 176)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .contracts(
                    usual("solo"),
                    withoutTrumps("misere"),
                    usual("abondance"),
                    withoutTrumps("open-misere"),
                    withoutTrumps("slam"),
                    usual("slam-in-trumps"))
            .note(
                    "solos of five to eight tricks and abondances of nine to twelve are bid, each also in the suit turned")
            .game();

    static final TrickGame BRIDGE_WHIST = WHIST.but("bridge-whist", "Bridge whist", 181)
            .making(TrumpMaking.by(By.DEALER).orNone())
            .auction(Auction.MAKE_OR_PASS)
            .change(HandChange.DUMMY)
            .note("tricks may be doubled without end, and their value depends on trumps")
            .game();

    static final TrickGame SHORT_WHIST = WHIST.but("short-whist", "Short whist", 185)
            .note("the game is 5 points")
            .game();

    static final TrickGame LONG_WHIST = WHIST.but("long-whist", "Long whist", 185)
            .note("the game is 10 points")
            .game();

    static final TrickGame AMERICAN_WHIST = WHIST.but("american-whist", "American whist", 186)
            .note("honours do not score, and the game is 7 points")
            .game();

    static final TrickGame BID_WHIST = WHIST.but("bid-whist", "Bid whist", 189)
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .settling(Settling.CONTRACT)
            .note("each bids once, and the bid counts odd tricks and honours")
            .game();

    static final TrickGame SETBACK_BID_WHIST = BID_WHIST
            .but("setback-bid-whist", "Setback bid whist", 189)
            .note("a bid that fails is taken off, and opponents always score what they make")
            .game();

    static final TrickGame AUCTION_BID_WHIST = BID_WHIST
            .but("auction-bid-whist", "Auction bid whist", 189)
            .note("bidding goes on until three pass")
            .game();

    static final TrickGame BID_WHIST_VARIATIONS = BID_WHIST
            .but("bid-whist-variations", "Other ways of bid whist", 189)
            .note("honours count for the bidder only with the odd trick, or for the side that wins them in tricks")
            .game();

    static final TrickGame NORWEGIAN_WHIST = WHIST.but("norwegian-whist", "Norwegian whist", 189)
            .making(TrumpMaking.none())
            .auction(Auction.GRAND_OR_NULLO)
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("grand"), usual("nullo"))
            .game();

    static final TrickGame BOSTON = WHIST.but("boston", "Boston", 190)
            .making(TrumpMaking.by(By.CUT_CARD))
            .auction(Auction.LADDER_OF_CONTRACTS)
            .change(HandChange.DISCARD)
            .settling(Settling.CONTRACT)
            .sides(Sides.ONE_AGAINST_THE_REST)
            .goal(Goal.BY_CONTRACT)
            .contracts(miseres(usual("boston")))
            .game();

    static final TrickGame MISERE_PARTOUT = BOSTON.but("misere-partout", "Misere par tout", 191)
            .making(TrumpMaking.none())
            .auction(Auction.NONE)
            .change(HandChange.NONE)
            .settling(Settling.AVOIDED_TRICKS)
            .sides(Sides.EACH)
            .goal(Goal.LOSE)
            .contracts(usual("misere"))
            .game();

    static final TrickGame BOSTON_DE_FONTAINEBLEAU = BOSTON.but(
                    "boston-de-fontainebleau", "Boston de Fontainebleau", 191)
            .making(ANY_OR_NONE)
            .contracts(
                    usual("boston"),
                    withoutTrumps("little-misere"),
                    withoutTrumps("piccolissimo"),
                    withoutTrumps("grand-misere"),
                    withoutTrumps("little-spread"),
                    withoutTrumps("grand-spread"))
            .note("every bid names its suit, no trump being the highest, and the bidder may call a partner")
            .game();

    static final TrickGame RUSSIAN_BOSTON = BOSTON_DE_FONTAINEBLEAU
            .but("russian-boston", "Russian Boston", 191)
            .note("a hand without trumps and the honours score beside")
            .game();

    /** Which card is highest where diamonds are turned is not to be read in the book, so that diamonds are left out. */
    static final TrickGame FRENCH_BOSTON = BOSTON.but("french-boston", "French Boston", 191)
            .making(new TrumpMaking(By.CUT_CARD, List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS), false))
            .trumps(TrumpOrder.of("JD ..."))
            .game();

    static final TrickGame CAYENNE = WHIST.but("cayenne", "Cayenne", 191)
            .making(TrumpMaking.by(By.DEALER))
            .auction(Auction.MAKE_OR_PASS)
            .goal(Goal.BY_CONTRACT)
            .contracts(usual("suit"), withoutTrumps("grand"), withoutTrumps("nullo"))
            .note("a card cut from the other pack, cayenne, says how much each suit multiplies the score")
            .game();

    static final TrickGame DUMMY_WHIST = WHIST.but("dummy-whist", "Dummy", 192)
            .change(HandChange.DUMMY)
            .note("three play, and the dealer plays for the hand opposite as well")
            .game();

    static final TrickGame VINT = WHIST.but("vint", "Vint", 192)
            .making(ANY_OR_NONE)
            .auction(Auction.LADDER_OF_SUITS)
            .settling(Settling.CONTRACT)
            .game();

    static final TrickGame CATCH_THE_TEN = WHIST.but("catch-the-ten", "Catch the ten", 249)
            .pack(TrickPack.FROM_SIXES)
            .dealing(Dealing.of(4, 9).or(2, 18).or(3, 12).or(6, 6))
            .trumps(TrumpOrder.of("J A K Q T 9 8 7 6"))
            .points(CardPoints.of("").inTrumps("J=11 A=4 T=10 K=3 Q=2"))
            .settling(Settling.COUNTERS)
            .sides(Sides.BY_NUMBER_OF_PLAYERS)
            .on(250, RulePart.RANK, RulePart.PLAY, RulePart.CARD_POINTS, RulePart.SCORE)
            .head();

    static final TrickGame SHORT_WHIST_1900 = SHORT_WHIST
            .but("short-whist-1900", "Whist, the code of 1900", 0)
            .note("the laws are those of 1900")
            .game();

    static final TrickGame DUMMY_WHIST_1900 = SHORT_WHIST_1900
            .but("dummy-whist-1900", "Dummy, the code of 1900", 0)
            .change(HandChange.DUMMY)
            .game();

    public static final List<TrickGame> ALL = List.of(
            WHIST,
            CONTRACT_WHIST,
            SOLO_WHIST,
            AUCTION_SOLO,
            BRIDGE_WHIST,
            SHORT_WHIST,
            LONG_WHIST,
            AMERICAN_WHIST,
            BID_WHIST,
            SETBACK_BID_WHIST,
            AUCTION_BID_WHIST,
            BID_WHIST_VARIATIONS,
            NORWEGIAN_WHIST,
            BOSTON,
            MISERE_PARTOUT,
            BOSTON_DE_FONTAINEBLEAU,
            RUSSIAN_BOSTON,
            FRENCH_BOSTON,
            CAYENNE,
            DUMMY_WHIST,
            VINT,
            CATCH_THE_TEN,
            SHORT_WHIST_1900,
            DUMMY_WHIST_1900);

    private WhistGames() {}

    private static Contract[] miseres(Contract first) {
        return new Contract[] {
            first,
            withoutTrumps("little-misere"),
            withoutTrumps("grand-misere"),
            withoutTrumps("little-spread"),
            withoutTrumps("grand-spread")
        };
    }
}
