package kibitzer.web.bridge;

import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.scoring.Doubling;

/** A contract in words: "4S by north, doubled". */
public final class ContractWords {
    private ContractWords() {}

    public static String of(FinalContract contract) {
        return contract.bid() + " by " + contract.declarer().inWords()
                + Doubling.of(contract.doubled()).suffix();
    }
}
