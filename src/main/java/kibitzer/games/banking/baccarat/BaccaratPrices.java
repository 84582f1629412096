package kibitzer.games.banking.baccarat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.PricedGame;

/** What is bet on at baccarat and chemin de fer (p. 373-376), one hand against the dealer, from six packs. */
public final class BaccaratPrices {
    public static final String BACCARAT = "baccarat";
    public static final String CHEMIN_DE_FER = "chemin-de-fer";

    private static final int PACKS = 6;
    private static final int BACCARAT_PAGE = 373;
    private static final int CHEMIN_DE_FER_PAGE = 376;
    private static final double QUARTER = 0.25;
    private static final String EVEN = "1 to 1";
    private static final String METHOD = "Exact recursion over six packs, the dealer playing by the printed table";

    /** What a nine makes of the hands that draw, 0 to 5. */
    private static final String AGAINST_THREE = "a nine makes hands of 1, 2 or 3 lose to yours, 4 tie, 0 and 5 win";

    private BaccaratPrices() {}

    public static PricedGame baccarat() {
        return new PricedGame(
                BACCARAT,
                "Baccarat",
                BACCARAT_PAGE,
                METHOD,
                List.of(
                        against("against the dealer", "standing on 5", 0),
                        against("against the dealer, drawing to 5", "drawing to 5", 1),
                        bet(
                                "stand on 5",
                                "the dealer has no natural",
                                five(false),
                                PricedBet.Printed.perCent(51.23, "baccarat.e04", false)),
                        bet(
                                "draw to 5",
                                "the dealer has no natural",
                                five(true),
                                PricedBet.Printed.perCent(50.06, "baccarat.e04", false)),
                        bet(
                                        "stand on 3",
                                        "as dealer, a nine given",
                                        three(QUARTER, false),
                                        "about 60 per cent",
                                        "baccarat.p05",
                                        true)
                                .ending(AGAINST_THREE),
                        bet(
                                "draw to 3",
                                "as dealer, a nine given",
                                three(QUARTER, true),
                                "about 59 per cent",
                                "baccarat.p05",
                                true),
                        bet(
                                        "stand on 3 against a drawer",
                                        "as dealer, a nine given to one who draws to 5",
                                        three(1, false),
                                        "about 57.5 per cent",
                                        "baccarat.e05",
                                        false)
                                .ending(AGAINST_THREE),
                        bet(
                                "draw to 3 against a drawer",
                                "as dealer, a nine given to one who draws to 5",
                                three(1, true),
                                "about 58.5 per cent",
                                "baccarat.e05",
                                false)));
    }

    public static PricedGame cheminDeFer() {
        return new PricedGame(
                CHEMIN_DE_FER,
                "Chemin de fer",
                CHEMIN_DE_FER_PAGE,
                METHOD,
                List.of(
                        behind(bet("against the bank", "the player standing on 5", coups(0).all()), "bank"),
                        ahead(bet(
                                "with the bank",
                                "the player standing on 5",
                                coups(0).all().asDealer())),
                        behind(
                                bet("against the bank, drawing to 5", "the player drawing to 5", coups(1).all()),
                                "bank"),
                        ahead(bet(
                                "with the bank, against a drawer",
                                "the player drawing to 5",
                                coups(1).all().asDealer()))));
    }

    private static Coups coups(double onFive) {
        return new Coups(CoupShoe.packs(PACKS), DealerTable.PRINTED, onFive);
    }

    private static PricedBet against(String bet, String when, double onFive) {
        return behind(
                bet(bet, when, coups(onFive).all(), "7 per cent for the dealer", "baccarat.e03", false), "dealer");
    }

    /** The hand that draws first, and does not see what the other does. */
    private static PricedBet behind(PricedBet bet, String last) {
        return bet.ending("the " + last + " draws last, which wins a little more often: " + bet.ofHundred());
    }

    private static PricedBet ahead(PricedBet bet) {
        return bet.ending("the bank draws last, which wins a little more often: " + bet.ofHundred());
    }

    /** Two cards that count 5 in the way most often held: a ten and a five. */
    private static Ends five(boolean draws) {
        return coups(0).player(0, 5, draws);
    }

    private static Ends three(double onFive, boolean draws) {
        return coups(onFive).dealer(0, 3, OptionalInt.of(9), draws).asDealer();
    }

    private static PricedBet bet(String bet, String when, Ends ends) {
        return new PricedBet(
                bet, when, ends.won(), ends.tied(), EVEN, OptionalDouble.of(-ends.gain()), 0, Optional.empty());
    }

    private static PricedBet bet(String bet, String when, Ends ends, String printed, String pointer, boolean agrees) {
        return bet(bet, when, ends, new PricedBet.Printed(printed, pointer, agrees));
    }

    private static PricedBet bet(String bet, String when, Ends ends, PricedBet.Printed printed) {
        return new PricedBet(
                bet, when, ends.won(), ends.tied(), EVEN, OptionalDouble.of(-ends.gain()), 0, Optional.of(printed));
    }
}
