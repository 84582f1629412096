package kibitzer.games.trick.euchre;

import java.util.List;
import kibitzer.cards.Rank;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;
import kibitzer.games.trick.TrumpMaking;
import kibitzer.games.trick.TrumpMaking.By;
import kibitzer.games.trick.TrumpOrder;
import kibitzer.games.trick.whist.WhistGames;

/** Euchre and its kin (pp. 204-213), in the order of the book. */
public final class EuchreGames {
    public static final TrickGame EUCHRE = WhistGames.WHIST
            .but("euchre", "Euchre", 204)
            .pack(TrickPack.PIQUET)
            .dealing(Dealing.of(4, 5))
            .trumps(TrumpOrder.BOWERS)
            .making(TrumpMaking.by(By.TURN_UP_OR_NAMED))
            .auction(Auction.ACCEPT_THEN_NAME)
            .change(HandChange.ROB_TURN_UP)
            .settling(Settling.THREE_OF_FIVE)
            .sides(Sides.PARTNERS_OR_LONE)
            .on(205, RulePart.RANK, RulePart.CALLS)
            .on(206, RulePart.PLAY, RulePart.SCORE)
            .head();

    static final TrickGame SET_BACK = EUCHRE.but("set-back-euchre", "Set-back euchre", 208)
            .note("only the side that made trumps scores, and it loses two when euchred")
            .game();

    static final TrickGame PENALTY = SET_BACK.but("penalty-euchre", "Penalty euchre", 208)
            .dealing(Dealing.of(4, 5).or(5, 5))
            .making(TrumpMaking.by(By.TURN_UP))
            .auction(Auction.NONE)
            .change(HandChange.SPARE_HAND)
            .settling(Settling.PER_TRICK)
            .sides(Sides.EACH)
            .game();

    static final TrickGame THREE_HAND = EUCHRE.but("three-hand-euchre", "Three-hand euchre", 208)
            .dealing(Dealing.of(3, 5))
            .sides(Sides.ONE_AGAINST_THE_REST)
            .game();

    static final TrickGame BLIND = THREE_HAND
            .but("blind-euchre", "Blind euchre", 208)
            .change(HandChange.WIDOW)
            .note("who accepts the card turned takes the widow and plays against the rest")
            .game();

    static final TrickGame TWO_HAND = EUCHRE.but("two-hand-euchre", "Two-hand euchre", 209)
            .pack(TrickPack.FROM_NINES)
            .dealing(Dealing.of(2, 5))
            .sides(Sides.TWO_HANDS)
            .game();

    static final TrickGame RAILROAD = EUCHRE.but("railroad-euchre", "Railroad euchre", 209)
            .note("some of the ways that follow are added, to make the game faster")
            .game();

    static final TrickGame JOKER = RAILROAD.but("euchre-joker", "Euchre with the joker", 209)
            .pack(TrickPack.PIQUET.withJoker())
            .trumps(TrumpOrder.of("JK J J' ..."))
            .note("hearts are trumps where the joker is turned up")
            .game();

    static final TrickGame EXCHANGE = RAILROAD.but("euchre-exchange", "Euchre with exchange", 209)
            .change(HandChange.EXCHANGE_WITH_PARTNER)
            .game();

    static final TrickGame PAT_HAND = EXCHANGE.but("euchre-pat-hand", "Euchre with a pat hand", 209)
            .note("the maker gives up the exchange")
            .game();

    static final TrickGame OPPOSING_ALONE = RAILROAD.but("euchre-opposing-alone", "Euchre, opposing alone", 209)
            .note("one opponent may play alone against a lone maker")
            .game();

    static final TrickGame LAPS = RAILROAD.but("euchre-laps", "Euchre with laps", 209)
            .note("points above five are carried to the next game")
            .game();

    static final TrickGame SLAM = RAILROAD.but("euchre-slam", "Euchre with slam", 209)
            .note("a game in which the losers have no point counts twice")
            .game();

    static final TrickGame JAMBONE = RAILROAD.but("euchre-jambone", "Euchre with jambone", 209)
            .note("a lone player may lay the hand open and let the opponents choose the cards")
            .game();

    static final TrickGame JAMBOREE = RAILROAD.but("euchre-jamboree", "Euchre with jamboree", 210)
            .note("the five highest trumps, dealt to the maker, score 16")
            .game();

    static final TrickGame AUCTION = EUCHRE.but("auction-euchre", "Auction euchre", 210)
            .dealing(Dealing.of(5, 5))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .change(HandChange.WIDOW)
            .settling(Settling.CONTRACT)
            .sides(Sides.CHOSEN_PARTNERS)
            .note("the joker may be added")
            .game();

    static final TrickGame FIVE_HAND = AUCTION.but("auction-euchre-five-hand", "Five-hand auction euchre", 210)
            .note(
                    "three tricks are bid with one partner, four or five with two, eight and fifteen stand for five alone")
            .game();

    static final TrickGame SIX_HAND = AUCTION.but("auction-euchre-six-hand", "Six-hand auction euchre", 211)
            .pack(TrickPack.FROM_SIXES)
            .dealing(Dealing.of(6, 5))
            .sides(Sides.PARTNERS_OR_LONE)
            .game();

    static final TrickGame SEVEN_HAND = AUCTION.but("auction-euchre-seven-hand", "Seven-hand auction euchre", 211)
            .pack(TrickPack.FULL)
            .dealing(Dealing.of(7, 7))
            .game();

    static final TrickGame CALL_ACE = EUCHRE.but("call-ace-euchre", "Call-ace euchre", 212)
            .dealing(Dealing.of(4, 5).or(5, 5).or(6, 5))
            .sides(Sides.CALLED_PARTNER)
            .game();

    public static final TrickGame HASENPFEFFER = EUCHRE.but("hasenpfeffer", "Hasenpfeffer", 212)
            .pack(TrickPack.FROM_NINES.withJoker())
            .dealing(Dealing.of(4, 6))
            .trumps(TrumpOrder.of("JK J J' ..."))
            .making(TrumpMaking.by(By.BIDDER))
            .auction(Auction.NUMBER)
            .change(HandChange.WIDOW)
            .settling(Settling.PER_TRICK_SET_BACK)
            .sides(Sides.PARTNERS)
            .game();

    static final TrickGame DOUBLE_HASENPFEFFER = HASENPFEFFER
            .but("double-hasenpfeffer", "Double hasenpfeffer", 213)
            .pack(TrickPack.from(Rank.NINE).times(2))
            .dealing(Dealing.of(3, 16).or(4, 12).or(6, 8))
            .trumps(TrumpOrder.BOWERS)
            .change(HandChange.EXCHANGE_WITH_PARTNER)
            .sides(Sides.BY_NUMBER_OF_PLAYERS)
            .game();

    public static final List<TrickGame> ALL = List.of(
            EUCHRE,
            SET_BACK,
            PENALTY,
            THREE_HAND,
            BLIND,
            TWO_HAND,
            RAILROAD,
            JOKER,
            EXCHANGE,
            PAT_HAND,
            OPPOSING_ALONE,
            LAPS,
            SLAM,
            JAMBONE,
            JAMBOREE,
            AUCTION,
            FIVE_HAND,
            SIX_HAND,
            SEVEN_HAND,
            CALL_ACE,
            HASENPFEFFER,
            DOUBLE_HASENPFEFFER);

    private EuchreGames() {}
}
