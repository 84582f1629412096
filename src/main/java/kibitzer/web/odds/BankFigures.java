package kibitzer.web.odds;

import java.util.Locale;
import java.util.OptionalDouble;
import kibitzer.games.banking.HouseGames;
import kibitzer.games.banking.NamedBet;
import kibitzer.games.banking.PricedBet;
import kibitzer.games.banking.Prospect;

/** What a bank keeps, in words. */
final class BankFigures {
    private static final double NOTHING = 1e-9;

    private BankFigures() {}

    /** "Paid 1 to 1, the bank keeps 2.02 % of the stake." */
    static String edge(NamedBet bet, Prospect prospect) {
        if (!bet.bet().hasEdge()) {
            return bet.bet().isPaid() || bet.bet().isPart()
                    ? "It is part of a longer hand, so that no edge can be told."
                    : "The book names no payment for it.";
        }
        double edge = prospect.edge().toDouble();
        String much = HouseGames.isInChips(bet.game())
                ? String.format(Locale.ROOT, "%.2f chips", Math.abs(edge))
                : Percent.of(Math.abs(edge)) + " of the stake";
        return "Paid " + bet.bet().pays().words()
                + (Math.abs(edge) < NOTHING
                        ? ", it is a fair bet."
                        : edge > 0 ? ", the bank keeps " + much + "." : ", the bettor gains " + much + ".");
    }

    /** For a column: "2.02 %", "-57.4 %" where the bettor gains, "fair", a dash where none can be told. */
    static String column(PricedBet bet, boolean inChips) {
        OptionalDouble edge = bet.edge();
        if (edge.isEmpty()) {
            return "–";
        }
        double share = edge.getAsDouble();
        String much = inChips ? String.format(Locale.ROOT, "%.2f chips", Math.abs(share)) : Percent.of(Math.abs(share));
        return Math.abs(share) < NOTHING ? "fair" : share > 0 ? much : "−" + much;
    }
}
