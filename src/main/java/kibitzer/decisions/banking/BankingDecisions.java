package kibitzer.decisions.banking;

import java.util.List;
import kibitzer.decisions.Family;

/** The decisions on bets against a bank, in the order in which they are shown. */
public final class BankingDecisions {
    public static final Family ALL =
            new Family(List.of(new BankChance(), new BankSettle(), new RedDogBet()), List.of());

    private BankingDecisions() {}
}
