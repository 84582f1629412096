package kibitzer.web.play.bridge;

import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.scoring.Doubling;

/** A contract in words: "4S by north, doubled". */
final class ContractWords {
    private ContractWords() {}

    static String of(FinalContract contract) {
        return contract.bid() + " by " + contract.declarer().inWords()
                + Doubling.of(contract.doubled()).suffix();
    }
}
