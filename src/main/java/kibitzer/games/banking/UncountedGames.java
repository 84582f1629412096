package kibitzer.games.banking;

import static kibitzer.games.banking.HouseGame.without;

import java.util.List;

/** Entries of the books among the banking games that have no bet to count, each with the reason. */
final class UncountedGames {
    private static final String VYING = "players bet among themselves on what each holds, at no fixed price";
    private static final HouseGame POKER_KIN = without(
            "games-based-on-poker",
            "Games based on poker",
            387,
            "it is the heading of several games, which are told one by one");
    private static final HouseGame VALUATION =
            without("numerical-valuation", "Numerical valuation", 387, VYING + ", as at draw poker");
    private static final HouseGame BINGO = without(
            "bingo-with-cards",
            "Bingo with cards",
            380,
            "all players race alike for one another's chips; nobody keeps a bank");

    static final List<HouseGame> ALL = List.of(
            without("stock-market", "Stock market", 372, "shares change hands at prices the players name"),
            BINGO,
            BINGO.but("bingo-with-cards-pot", "Bingo with cards for a pot", 380),
            without(
                    "three-card-monte",
                    "Three-card monte",
                    383,
                    "the hand that moves the three cards decides and not chance; a card taken at random would be right one time in"
                            + " three"),
            without(
                    "chinese-fan-tan",
                    "Fan tan with beans",
                    227,
                    "there are no cards, and the book names no payment; were the four remainders equally likely, 3 to 1 would be fair"),
            without(
                    "put-and-take",
                    "Put and take",
                    386,
                    "tops and dice have no cards to count; put and take come equally often, so that it is fair"),
            POKER_KIN,
            VALUATION,
            VALUATION.but("numerical-valuation-total", "Numerical valuation, all cards", 387),
            VALUATION.but("numerical-valuation-suit", "Numerical valuation, one suit", 387),
            VALUATION.but("plus-and-minus", "Plus and minus", 387),
            without(
                    "garbage",
                    "Garbage",
                    388,
                    "it is a series of red and black, a hand of poker, bingo, put and take and treize, each counted by itself"));

    private UncountedGames() {}
}
