package kibitzer.games.banking;

import static kibitzer.games.banking.Bet.OnTable.NOTHING;
import static kibitzer.games.banking.Bet.named;
import static kibitzer.games.banking.HouseGame.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Games of drawing to a figure: farmer, seven and one-half, macao, quinze, thirty-five (pp. 369-372). */
final class DrawingGames {
    private static final int SIXTEEN = 16;
    private static final int FIFTEEN = 15;
    private static final int NINE = 9;
    private static final int FIFTEEN_HALVES = 15;
    private static final String HAND_AND_CARD = "your hand, then the card drawn";
    private static final String NO_DRAWING_RULE =
            "The book has no rule for when the others draw, so that only the next card is counted.";

    private static Bet.OnTable hand(String example) {
        return new Bet.OnTable(1, 8, "your hand, one card or more", example);
    }

    static final HouseGame FARMER = game(
                    "farmer",
                    "Farmer",
                    369,
                    new HousePack(
                            1,
                            Set.of(Rank.EIGHT),
                            List.of(
                                    Card.of(Rank.SIX, Suit.SPADES),
                                    Card.of(Rank.SIX, Suit.CLUBS),
                                    Card.of(Rank.SIX, Suit.DIAMONDS))),
                    "One more card to a hand that must not pass 16",
                    named(
                                    "draw",
                                    hand("7S 4H"),
                                    "the next card does not take you over 16",
                                    HAND_AND_CARD,
                                    (ranks, table, left) ->
                                            DrawnCount.to(SIXTEEN, DrawnCount.Values.FACES_TEN, false, -1, table))
                            .paying("each point over 16 costs a chip")
                            .inAHand()
                            .made("on any count"),
                    named(
                                    "sixteen",
                                    hand("7S 4H"),
                                    "the next card makes just 16",
                                    HAND_AND_CARD,
                                    (ranks, table, left) ->
                                            DrawnCount.to(SIXTEEN, DrawnCount.Values.FACES_TEN, true, -1, table))
                            .paying("")
                            .inAHand()
                            .or("16"))
            .leavingOpen(
                    "Sixteen takes a pool of no fixed size, so that only chances are told; each point over costs a chip. "
                            + NO_DRAWING_RULE);

    static final HouseGame SEVEN_AND_HALF = game(
                    "seven-and-one-half",
                    "Seven and one-half",
                    370,
                    HousePack.OF_FORTY,
                    "One more card to a hand that must not pass 7 1/2",
                    drawTo(
                            "draw",
                            FIFTEEN_HALVES,
                            DrawnCount.Values.HALVES,
                            false,
                            "4S",
                            "the next card does not take you over"),
                    drawTo(
                            "natural",
                            new Bet.OnTable(1, 1, "your first card", "7S"),
                            FIFTEEN_HALVES,
                            DrawnCount.Values.HALVES,
                            true,
                            "the next card makes just 7 1/2"))
            .leavingOpen(NO_DRAWING_RULE);

    static final HouseGame MACAO = game(
                    "macao",
                    "Macao",
                    370,
                    HousePack.WHOLE,
                    "One card each, more if they are wanted; nine is not to be passed",
                    named(
                                    "first card",
                                    NOTHING,
                                    "your first card is a seven, eight or nine and higher than the dealer's",
                                    "your first card, then the dealer's",
                                    (ranks, table, left) -> new FirstCards(Optional.empty()))
                            .paying(Bet.Payment.byTheCards("nine 3 to 1, eight 2 to 1, seven 1 to 1"))
                            .inAHand(),
                    drawTo(
                            "draw",
                            NINE,
                            DrawnCount.Values.TENS_NOTHING,
                            false,
                            "5S",
                            "the next card does not take you over nine"))
            .leavingOpen(
                    "A nine pays 3 to 1, an eight 2 to 1, a seven 1 to 1; where neither first card does, the stake stays for the rest of"
                            + " the hand, so that only the chance is told. "
                            + NO_DRAWING_RULE);

    static final HouseGame QUINZE = game(
                    "quinze",
                    "Quinze",
                    370,
                    HousePack.WHOLE,
                    "One more card to a hand that is to come near to 15",
                    drawTo(
                            "draw",
                            FIFTEEN,
                            DrawnCount.Values.FACES_TEN,
                            false,
                            "9S",
                            "the next card does not take you over 15"),
                    drawTo("fifteen", FIFTEEN, DrawnCount.Values.FACES_TEN, true, "9S", "the next card makes just 15"))
            .leavingOpen("The book names no pack; one of 52 is taken. " + NO_DRAWING_RULE);

    static final HouseGame QUINZE_EUROPEAN = QUINZE.but("quinze-european", "Quinze, European", 370);

    private static Bet drawTo(
            String name, int limit, DrawnCount.Values values, boolean exactly, String example, String wins) {
        return drawTo(name, hand(example), limit, values, exactly, wins);
    }

    /** A natural takes two cards (p. 370), so that it is bet on a first card alone. */
    private static Bet drawTo(
            String name, Bet.OnTable held, int limit, DrawnCount.Values values, boolean exactly, String wins) {
        return named(
                        name,
                        held,
                        wins,
                        HAND_AND_CARD,
                        (ranks, table, left) -> DrawnCount.to(limit, values, exactly, 0, table))
                .paying("")
                .inAHand()
                .made("on any count");
    }

    static final HouseGame THIRTY_FIVE = game(
                    "thirty-five",
                    "Thirty-five",
                    371,
                    HousePack.OF_FORTY,
                    "Four cards of a widow to your nine",
                    named(
                                    "thirty-five",
                                    new Bet.OnTable(9, 9, "your nine cards", "KS QS 7S KH 5H 4D 3D 2C AC"),
                                    "with the widow one suit counts 35 or more",
                                    "your nine cards, then the four of the widow",
                                    (ranks, table, left) -> SuitOfThirtyFive.of(table))
                            .paying("")
                            .or("35", "to win"))
            .leavingOpen("What is bid and what the pool holds are the players'; only the chance is counted.");

    static final List<HouseGame> ALL = List.of(FARMER, SEVEN_AND_HALF, MACAO, QUINZE, QUINZE_EUROPEAN, THIRTY_FIVE);

    private DrawingGames() {}
}
