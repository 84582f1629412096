package kibitzer.games.banking.vingtetun;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.PricedGame;

/** What is bet on at vingt-et-un by the rules of gambling houses (p. 368-369), from an endless pack. */
public final class VingtEtUnPrices {
    public static final String ID = "vingt-et-un";

    private static final int PAGE = 365;
    private static final int NINE = 9;
    private static final Hand SEVENTEEN = Hand.of(HandCount.TEN, 7);
    private static final String EVEN = "1 to 1";
    private static final String WITH_NATURALS = "1 to 1, a natural 3 to 2";

    private VingtEtUnPrices() {}

    public static PricedGame priced() {
        return new PricedGame(
                ID,
                "Vingt-et-un",
                PAGE,
                "Exact recursion from an endless pack: the dealer looks for a natural, draws to 16 and stands on 17",
                List.of(
                        hand(
                                "a hand",
                                "played as well as can be, equal counts paying nobody",
                                VingtEtUnRules.HOUSE,
                                Optional.of(new PricedBet.Printed(
                                        "7 1/2 to 10 per cent for the house", "vingt-et-un.e06", false))),
                        hand(
                                "a hand where ties pay the dealer",
                                "played as well as can be",
                                VingtEtUnRules.TIES_PAY,
                                Optional.empty()),
                        onSeventeen("stand on 17", "against a nine", "63 per cent comes back", false),
                        onSeventeen("draw to 17", "against a nine", "40 per cent comes back", true),
                        insurance("insurance", "behind an ace", HandCount.ACE, "2 to 1"),
                        insurance("insurance against a ten", "behind a ten or face card", HandCount.TEN, "4 to 1")));
    }

    private static PricedBet hand(String bet, String when, VingtEtUnRules rules, Optional<PricedBet.Printed> printed) {
        var outcomes = RoundOutcomes.of(rules, new BestPlay(rules));
        double won = outcomes.entrySet().stream()
                .filter(result -> result.getKey() > 0)
                .mapToDouble(Map.Entry::getValue)
                .sum();
        double edge = -RoundOutcomes.Moments.of(outcomes).mean();
        return new PricedBet(
                bet, when, won, outcomes.getOrDefault(0.0, 0.0), WITH_NATURALS, OptionalDouble.of(edge), 0, printed);
    }

    /** With the ties lost a gain of g is won with the chance (1 + g) / 2, whatever the rules do with ties. */
    private static PricedBet onSeventeen(String bet, String when, String printed, boolean draws) {
        PlayAgainst play = PlayAgainst.atBest(VingtEtUnRules.HOUSE, Shoe.endless(), NINE);
        PlayAgainst tiesLost = PlayAgainst.atBest(VingtEtUnRules.TIES_PAY, Shoe.endless(), NINE);
        double gain = draws ? play.hit(SEVENTEEN) : play.stand(SEVENTEEN);
        double won = (1 + (draws ? tiesLost.hit(SEVENTEEN) : tiesLost.stand(SEVENTEEN))) / 2;
        return new PricedBet(
                        bet,
                        when,
                        won,
                        Math.max(0, 1 + gain - 2 * won),
                        EVEN,
                        OptionalDouble.of(-gain),
                        0,
                        Optional.of(new PricedBet.Printed(printed, "vingt-et-un.e07", false)))
                .ending(
                        draws
                                ? "nine ranks of thirteen take 17 over 21, and what is left must still beat the dealer"
                                : "17 beats no count of the dealer's, so it wins only if the dealer goes over 21");
    }

    private static PricedBet insurance(String bet, String when, int up, String pays) {
        return new PricedBet(
                        bet,
                        when,
                        Shoe.endless().chance(DealerEnds.completing(up)),
                        0,
                        pays,
                        OptionalDouble.of(-WholeGame.insurance(Shoe.endless(), up)),
                        0,
                        Optional.empty())
                .ending(
                        up == HandCount.ACE
                                ? "it wins if the card below is a ten or a face card, four ranks of thirteen"
                                : "it wins if the card below is an ace, one rank of thirteen");
    }
}
