package kibitzer.games.banking;

import static kibitzer.games.banking.Bet.named;
import static kibitzer.games.banking.HouseGame.game;

import java.util.List;
import java.util.Set;
import kibitzer.odds.Fraction;

/** Games of matched cards: the montes, ziginette, the skinballs, put and take. */
final class MatchingGames {
    private static final Bet.OnTable TWO_CARDS = new Bet.OnTable(2, 2, "two cards: yours, then the dealer's", "KS 4H");
    private static final Bet.OnTable RIVALS =
            new Bet.OnTable(2, 2, "two cards: yours, then the other principal's", "KS 4H");
    private static final String UNTIL_MATCHED = "the two cards, then those turned until one is matched";

    static final HouseGame MONTE_BANK = game(
            "monte-bank",
            "Monte bank",
            383,
            HousePack.OF_FORTY,
            "Two cards make the bottom layout, two the top; the next card is the gate",
            layout("bottom", 0),
            layout("top", 2));

    private static Bet layout(String name, int from) {
        return named(
                        name,
                        new Bet.OnTable(4, 4, "four cards: the bottom layout, then the top one", "KS 7H 4D 2D"),
                        "the gate is of a suit in the " + name + " layout",
                        "the two layouts, bottom first, then the gate",
                        (ranks, table, left) -> OneOf.gate(table.subList(from, from + 2)))
                .made("when both layouts lie");
    }

    static final HouseGame MONTE_RANKS = MONTE_BANK
            .but("monte-ranks", "Monte by ranks", 384)
            .drawing("Cards are turned until one of four on the layout is paired")
            .betting(named(
                            "paired first",
                            new Bet.OnTable(4, 4, "four cards of different ranks, yours first", "KS 7H 4D 2C"),
                            "your card is paired before the other three",
                            "the four cards, yours first, then those turned",
                            (ranks, table, left) -> Race.against(table))
                    .paying("")
                    .or("to be paired", "pair"))
            .leavingOpen("The book names no payment; 3 to 1 would be fair. The pack is that of monte bank.");

    static final HouseGame ZIGINETTE = game(
                    "ziginette",
                    "Ziginette",
                    384,
                    HousePack.OF_FORTY,
                    "Cards are turned until yours or the dealer's is matched",
                    named(
                                    "your card",
                                    TWO_CARDS,
                                    "the dealer's card is matched before yours",
                                    UNTIL_MATCHED,
                                    (ranks, table, left) -> Race.between(
                                            table.get(1).rank(), 1, table.get(0).rank(), 1))
                            .or("to win", "card"),
                    piled("pair", "three of a kind", "KS KH 4H"),
                    piled("triplet", "four of a kind", "KS KH KD 4H"))
            .leavingOpen(
                    "Whoever bets on a pile of matched cards is taken to lose when it is completed, as with a single card.");

    private static Bet piled(String name, String what, String example) {
        int cards = example.split(" ").length;
        return named(
                        name,
                        Bet.OnTable.pile(cards, "the matched cards of the pile, then the dealer's card", example),
                        "the dealer's card makes " + what + " before the pile does",
                        "the matched cards of the pile, the dealer's card, then those turned until one of them is completed",
                        (ranks, table, left) -> Race.withPile(table))
                .made("when the first cards are matched and lie together");
    }

    static final HouseGame SKINBALL = game(
            "skinball",
            "Skinball",
            385,
            HousePack.WHOLE,
            "Cards are turned until one of the two is matched and loses",
            named(
                            "your card",
                            RIVALS,
                            "the other card is matched before yours",
                            UNTIL_MATCHED,
                            (ranks, table, left) -> Race.between(
                                    table.get(1).rank(), 1, table.get(0).rank(), 1))
                    .or("to win", "card")
                    .made("after any card that is turned"));

    static final HouseGame SKINBALL_TWO_HAND = SKINBALL.but("skinball-two-hand", "Skinball for two", 386);

    static final HouseGame SKINBALL_HOUSE = SKINBALL.but("skinball-house", "Skinball in a house", 386)
            .betting(
                    taxed("fee of 2 per cent", 2),
                    taxed("fee of 5 per cent", 5),
                    named(
                                    "first card",
                                    new Bet.OnTable(1, 1, "one card, the first, which you accept", "KS"),
                                    "the dealer's card, turned next, does not match yours and is matched before it",
                                    "your card, the dealer's, then those turned until one is matched",
                                    (ranks, table, left) ->
                                            new FreshCard(table.getFirst().rank()))
                            .made("before the dealer has a card"))
            .leavingOpen(
                    "The fee is 2 to 5 per cent of what is won; both ends are counted. The dealer covers a first card before"
                            + " taking another.");

    private static Bet taxed(String name, int percent) {
        return named(
                        name,
                        TWO_CARDS,
                        "the dealer's card is matched before yours",
                        UNTIL_MATCHED,
                        (ranks, table, left) -> TaxedBet.of(
                                Race.between(
                                        table.get(1).rank(), 1, table.get(0).rank(), 1),
                                Fraction.of(percent, 100)))
                .paying(Bet.Payment.evenLess(percent));
    }

    private static final Bet.OnTable FIVE_CARDS = new Bet.OnTable(5, 5, "your five cards", "KS QH 9D 5C AS");

    static final HouseGame UP_AND_DOWN = game(
                    "up-and-down-the-river",
                    "Up and down the river",
                    386,
                    HousePack.WHOLE,
                    "Five cards that cost, five that pay",
                    putAndTake(false).paying("the value of every card matched"))
            .leavingOpen("The stake is one chip, and results are in chips.");

    static final HouseGame PUT_AND_TAKE = UP_AND_DOWN
            .but("put-and-take-cards", "Put and take with cards", 387)
            .betting(putAndTake(true).paying(Bet.Payment.byTheCards("1, 2, 4, 8, 16 chips by the card's place")));

    private static Bet putAndTake(boolean byPlace) {
        return named(
                        "put and take",
                        FIVE_CARDS,
                        "the paying cards bring more than the first five cost",
                        "your five cards, the five that cost, the five that pay",
                        (ranks, table, left) -> PutAndTake.of(table, byPlace))
                .or("hand", "to win");
    }

    static final List<HouseGame> ALL = List.of(
            MONTE_BANK, MONTE_RANKS, ZIGINETTE, SKINBALL, SKINBALL_TWO_HAND, SKINBALL_HOUSE, UP_AND_DOWN, PUT_AND_TAKE);

    static final Set<String> IN_CHIPS = Set.of(UP_AND_DOWN.id(), PUT_AND_TAKE.id(), CardGames.TREIZE.id());

    private MatchingGames() {}
}
