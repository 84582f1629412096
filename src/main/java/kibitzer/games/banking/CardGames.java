package kibitzer.games.banking;

import static kibitzer.games.banking.Bet.OnTable.NOTHING;
import static kibitzer.games.banking.Bet.named;
import static kibitzer.games.banking.HouseGame.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.odds.Fraction;

/** Games that one card or a few decide: red dog, slippery sam, banker and broker, trente et quarante, red and black, treize. */
final class CardGames {
    private static final int SIX_PACKS = 6;
    private static final Bet.OnTable HAND =
            new Bet.OnTable(4, 5, "your hand of five cards, or of four", "AS KH QD 7C 2S");
    private static final String HAND_AND_CARD = "your hand, then the card turned";

    static final HouseGame RED_DOG = game(
                    "red-dog",
                    "Red dog",
                    378,
                    HousePack.WHOLE,
                    "One card is turned from the pack",
                    named(
                                    "to win",
                                    HAND,
                                    "your hand has a higher card of the suit turned",
                                    HAND_AND_CARD,
                                    (ranks, table, left) -> OneOf.redDog(table, true))
                            .or("bet", "win")
                            .printing(
                                    new BookFigure(
                                            "favourable odds where 23 or fewer of the 47 beat you",
                                            "red-dog.p02",
                                            379,
                                            true,
                                            "with 23 the bet gains 1/47 of the stake, with 24 it loses as much"),
                                    new BookFigure(
                                            "3 to 1 with twelve that beat you",
                                            "red-dog.e01",
                                            379,
                                            false,
                                            "35 to 12 is 2.92 to 1; eleven give 3.27 to 1")),
                    named(
                                    "to lose",
                                    HAND,
                                    "your hand has no higher card of the suit turned",
                                    HAND_AND_CARD,
                                    (ranks, table, left) -> OneOf.redDog(table, false))
                            .or("coppered", "copper"))
            .leavingOpen("A stake is settled at even money from the pool and never brings more than the pool holds.");

    static final HouseGame SLIPPERY_SAM = RED_DOG.but("slippery-sam", "Slippery Sam", 379)
            .drawing("Three cards, not looked at before the bet, against a card of six or lower in the centre")
            .betting(named(
                            "to win",
                            new Bet.OnTable(1, 1, "one card, the low one in the centre: a six or lower", "6S"),
                            "one of your three cards is higher in the centre's suit",
                            "the card in the centre, then your three",
                            (ranks, table, left) -> OneOf.slipperySam(table.getFirst()))
                    .or("bet"))
            .leavingOpen("");

    static final HouseGame BANKER_AND_BROKER = game(
                    "banker-and-broker",
                    "Banker and broker",
                    379,
                    HousePack.WHOLE,
                    "The bottom cards of two packets: yours, then the dealer's",
                    onHigher("higher card", "stand-off", Prospect.RETURNED).or("to win", "your card", "ties stand off"),
                    onHigher("ties pay the dealer", "lost", Prospect.LOST),
                    onHigher("dealer takes half on ties", "half lost", Fraction.of(-1, 2))
                            .or("half on ties"))
            .leavingOpen("");

    private static Bet onHigher(String name, String tie, Fraction net) {
        return named(
                name,
                NOTHING,
                "your card is the higher, ace high; equal ranks: " + tie,
                "your card, then the dealer's",
                (ranks, table, left) -> HigherCard.with(net));
    }

    static final HouseGame TRENTE = game(
                    "trente-et-quarante",
                    "Trente et quarante",
                    376,
                    new HousePack(SIX_PACKS, Set.of(), List.of()),
                    "Two rows, each until it counts 31 or more: noir, then rouge",
                    onRows("rouge", "the second row is nearer to 31", Rows.On.ROUGE)
                            .or("red"),
                    onRows("noir", "the first row is nearer to 31", Rows.On.NOIR)
                            .or("black"),
                    onRows("couleur", "the first card has the colour of the row that wins", Rows.On.COULEUR)
                            .or("colour"),
                    onRows("inverse", "the first card has the other colour", Rows.On.INVERSE)
                            .or("opposite"))
            .leavingOpen("Two rows at 31 cost half the stake, as the book sums up the prison.");

    private static Bet onRows(String name, String wins, Rows.On on) {
        return named(
                        name,
                        NOTHING,
                        wins,
                        "the cards of both rows in the order laid",
                        (ranks, table, left) -> Rows.on(on))
                .printing(new BookFigure(
                        "at a refait of 31 the house keeps what comes to half the bets",
                        "trente-et-quarante.p01",
                        377,
                        true,
                        "half of the chance of two rows at 31"));
    }

    static final HouseGame RED_AND_BLACK = game(
            "red-and-black",
            "Red and black",
            387,
            HousePack.WHOLE,
            "Five cards, face up",
            onColour("red", true, false),
            onColour("black", false, false),
            onColour("red with fours", true, true).paying(Bet.Payment.byTheCards("1 to 1, four 2 to 1, five 4 to 1")),
            onColour("black with fours", false, true)
                    .paying(Bet.Payment.byTheCards("1 to 1, four 2 to 1, five 4 to 1")),
            doubling("double on red", true),
            doubling("double on black", false));

    private static Bet onColour(String name, boolean red, boolean fours) {
        return named(
                name,
                NOTHING,
                "three or more of the colour named",
                "the five cards",
                (ranks, table, left) -> Colours.on(red, fours));
    }

    private static Bet doubling(String name, boolean red) {
        return named(
                        name,
                        new Bet.OnTable(4, 4, "the first four cards, two of each colour", "KS 9C 7H 2D"),
                        "the fifth card is of the colour named",
                        "the first four cards, then the fifth",
                        (ranks, table, left) -> Colours.doubling(red, table))
                .made("when two red and two black cards have come");
    }

    static final HouseGame TREIZE = game(
                    "treize",
                    "Treize",
                    388,
                    HousePack.WHOLE,
                    "Thirteen cards turned to calls from one to thirteen",
                    named(
                                    "hit",
                                    NOTHING,
                                    "a card has the number called, once or oftener",
                                    "the thirteen cards in order",
                                    (ranks, table, left) -> new Calls(true, 0, 0))
                            .paying("the number called for each hit; 7 chips are paid if there is none")
                            .or("at least one hit", "dealer", "a hit")
                            .printing(new BookFigure(
                                    "better than 2 to 1",
                                    "treize.e01",
                                    388,
                                    false,
                                    "1.80 to 1; the chance is 64.3 per cent",
                                    Optional.of(Fraction.of(2, 3)))),
                    named(
                                    "no hit",
                                    NOTHING,
                                    "no card has the number called",
                                    "the thirteen cards in order",
                                    (ranks, table, left) -> new Calls(false, 0, 0))
                            .paying("7 chips; each hit costs the number called")
                            .or("players"))
            .leavingOpen("The stake is one chip, and results are in chips: the book names no other stake.");

    static final List<HouseGame> ALL = List.of(RED_DOG, SLIPPERY_SAM, BANKER_AND_BROKER, TRENTE, RED_AND_BLACK, TREIZE);

    private CardGames() {}
}
