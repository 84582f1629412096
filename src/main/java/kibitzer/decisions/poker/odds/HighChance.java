package kibitzer.decisions.poker.odds;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.odds.ComputedTable;
import kibitzer.games.poker.odds.FirstHand;
import kibitzer.games.poker.odds.HighAfterDraw;
import kibitzer.games.poker.odds.HighInFirstFive;
import kibitzer.games.poker.odds.HoleCard;
import kibitzer.games.poker.odds.Tally;
import kibitzer.odds.Fraction;
import kibitzer.odds.Odds;

/**
 * How likely a hand is the highest.
 *
 * @param value 0 to 1
 * @param error 0 where it is exact; otherwise the true chance lies within so much of it, with 99.9 per cent certainty
 * @param reasons how it was found
 */
record HighChance(double value, double error, List<Reason> reasons) {
    private static final int DEALS = 200_000;
    private static final long SEED = 1957;
    private static final int PLACES = 1_000_000;

    HighChance {
        reasons = List.copyOf(reasons);
    }

    static HighChance of(HighProblem problem) {
        return switch (problem) {
            case HighProblem.InTheHole in ->
                exact(HoleCard.isHigh(in.card(), in.opponents()), "no opponent has a card as high face down");
            case HighProblem.OfKind of -> ofKind(of);
            case HighProblem.OfCards of -> ofCards(of.hand(), of.opponents());
        };
    }

    private static HighChance ofKind(HighProblem.OfKind of) {
        ComputedTable.Cell cell = ComputedTable.shipped(HighInFirstFive.TABLE)
                .cell(of.kind().word(), of.opponents())
                .orElseThrow();
        String found = cell.isExact()
                ? "every hand of an opponent's is counted beside every hand of the kind"
                : dealt(ComputedTable.shipped(HighInFirstFive.TABLE).deals(), cell.error());
        return new HighChance(cell.chance(), cell.error(), List.of(Reason.counted("method", found, found)));
    }

    private static HighChance ofCards(CardSet hand, int opponents) {
        if (opponents == 1) {
            int mine = PokerForm.STANDARD.value(hand).strength();
            Draw all = new Draw(CardSet.EMPTY, hand);
            return exact(all.chance(theirs -> theirs < mine), "every hand of five from the other 47 cards is counted");
        }
        Tally tally = HighAfterDraw.simulated(new Draw(hand, CardSet.EMPTY), opponents, DEALS, new Seed(SEED));
        String found = dealt(DEALS, tally.error());
        return new HighChance(tally.share(), tally.error(), List.of(Reason.counted("method", found, found)));
    }

    private static HighChance exact(Fraction chance, String method) {
        return new HighChance(chance.toDouble(), 0, List.of(Reason.counted("method", method, method)));
    }

    /** An error is rounded up: what is said to lie within it does. */
    private static String dealt(long deals, double error) {
        return String.format(
                Locale.ROOT,
                "%,d deals compared; with 99.9 per cent certainty the true chance lies within %s",
                deals,
                BigDecimal.valueOf(error).setScale(4, RoundingMode.CEILING).toPlainString());
    }

    /** "1.88 to 1 against". */
    String odds() {
        Fraction rounded = Fraction.of(Math.round(value * PLACES), PLACES);
        return rounded.isZero() ? "never" : new Odds(rounded).inWords();
    }

    static String inWords(FirstHand kind) {
        return switch (kind.handClass()) {
            case PAIR -> "a pair of " + kind.rank().plural();
            case NO_PAIR -> "no pair, ace and king high";
            default -> kind.handClass().withArticle();
        };
    }
}
