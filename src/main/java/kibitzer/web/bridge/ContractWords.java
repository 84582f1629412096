package kibitzer.web.bridge;

import static org.springframework.util.StringUtils.capitalize;

import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.scoring.Doubling;

/** A contract in words: "4S by north, doubled". */
public final class ContractWords {
    private ContractWords() {}

    public static String of(FinalContract contract) {
        return contract.bid() + " by " + contract.declarer().inWords()
                + Doubling.of(contract.doubled()).suffix();
    }

    /** What a finished auction came to: "Four spades, played by north." */
    public static String end(Auction auction) {
        return auction.lastBid()
                .flatMap(bid -> auction.declarer()
                        .map(declarer -> capitalize(bid.inWords()) + ", played by " + declarer.inWords() + "."))
                .orElse("Nobody has bid: the deal is thrown in.");
    }
}
