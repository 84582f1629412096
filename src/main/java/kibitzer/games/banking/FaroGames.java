package kibitzer.games.banking;

import static kibitzer.games.banking.Bet.OnTable.NOTHING;
import static kibitzer.games.banking.Bet.named;

import java.util.List;
import kibitzer.cards.Rank;

/** Faro, pharoah and stuss (pp. 381-383). */
final class FaroGames {
    private static final int MOST_RANKS = 4;
    private static final String TURNS =
            "the cards of the turns, two by two, the losing one first, until the bet is settled";
    private static final String ORDER = "the last three cards as they came, up to the one that settles the call";

    private static final Bet TO_WIN = named(
                    "to win",
                    NOTHING,
                    "a card of the rank comes second in its turn",
                    TURNS,
                    (ranks, table, left) -> FaroBet.toWin(FaroBet.Terms.FARO, ranks, left))
            .naming(1, MOST_RANKS, Rank.KING)
            .made("before any turn")
            .or("win", "open")
            .printing(
                    new BookFigure(
                            "slightly more than 1.4 per cent",
                            "faro.p02",
                            383,
                            true,
                            "2.02 % with four cards of the rank among 51, 1.50 % with three, 0.98 % with two"),
                    new BookFigure(
                            "no percentage on case cards", "faro.p01", 383, true, "0 with one card of the rank left"));

    private static final Bet TO_LOSE = named(
                    "to lose",
                    NOTHING,
                    "a card of the rank comes first in its turn",
                    TURNS,
                    (ranks, table, left) -> FaroBet.coppered(FaroBet.Terms.FARO, ranks, left))
            .naming(1, MOST_RANKS, Rank.KING)
            .made("before any turn")
            .or("coppered", "copper", "lose");

    private static final Bet HEELED = named(
                    "heeled",
                    NOTHING,
                    "the first of the two ranks to show is the first named and wins, or the second and loses",
                    TURNS,
                    (ranks, table, left) -> FaroBet.heeled(FaroBet.Terms.FARO, ranks, left))
            .naming(2, 2, Rank.KING, Rank.FIVE)
            .made("before any turn")
            .or("to win to lose");

    private static final Bet CALLING = named(
                    "calling the turn",
                    NOTHING,
                    "the last three cards come in the order called",
                    ORDER,
                    (ranks, table, left) -> LastTurn.of(ranks, 3, 4))
            .naming(3, 3, Rank.KING, Rank.NINE, Rank.FIVE)
            .made("when three cards of different ranks are left")
            .paying("4 to 1")
            .or("call the turn", "calling turn", "the turn")
            .printing(new BookFigure(
                    "16 2/3 per cent", "faro.e01", 382, true, "one order in six at 4 to 1 leaves the house 1/6"));

    private static final Bet CAT_HOP = named(
                    "cat-hop",
                    NOTHING,
                    "the last three cards, of which two are alike, come in the order called",
                    ORDER,
                    (ranks, table, left) -> LastTurn.of(ranks, 2, 2))
            .naming(3, 3, Rank.KING, Rank.KING, Rank.FIVE)
            .made("when a pair and one card are left")
            .paying("2 to 1")
            .or("cathop")
            .printing(new BookFigure(
                    "33 1/3 per cent",
                    "faro.e02",
                    382,
                    false,
                    "one order in three at 2 to 1 is a fair bet; a third would be kept if it paid 1 to 1"));

    static final HouseGame FARO = HouseGame.game(
                    "faro",
                    "Faro",
                    381,
                    HousePack.WHOLE,
                    "One card without action, then turns of two: the first loses, the second wins; the last card has no action",
                    TO_WIN,
                    TO_LOSE,
                    HEELED,
                    CALLING,
                    CAT_HOP)
            .leavingOpen(
                    "Of several ranks the first to show decides, also where both cards of a turn are among them. The book"
                            + " names no payment for odd and even or higher and lower.");

    static final HouseGame PHAROAH = FARO.but("pharoah", "Pharoah", 383)
            .drawing("Each player is dealt a card and bets on it; the rest is laid out to win and to lose")
            .betting(named(
                            "your card",
                            new Bet.OnTable(1, 1, "one card, your own", "KH"),
                            "a card of your rank falls to the winning pile first",
                            "your card, then the cards laid out, the losing one of each two first",
                            (ranks, table, left) -> FaroBet.toWin(
                                    FaroBet.Terms.FARO, List.of(table.getFirst().rank()), left))
                    .or("to win"))
            .leavingOpen(
                    "The piles are laid out in turns as at faro, the losing card first, and splits settled so; the book names only the two piles.");

    static final HouseGame STUSS = FARO.but("stuss", "Stuss", 383)
            .drawing(
                    "As at faro, but the first card loses for whoever bet on it, a split loses the whole bet and the last"
                            + " four cards are the house's")
            .betting(named(
                            "to win",
                            NOTHING,
                            "a card of the rank comes second in its turn",
                            TURNS,
                            (ranks, table, left) -> FaroBet.toWin(FaroBet.Terms.STUSS, ranks, left))
                    .naming(1, MOST_RANKS, Rank.KING)
                    .made("before any turn"))
            .leavingOpen("");

    static final List<HouseGame> ALL = List.of(FARO, PHAROAH, STUSS);

    private FaroGames() {}
}
