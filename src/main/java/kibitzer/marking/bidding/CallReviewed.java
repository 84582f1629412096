package kibitzer.marking.bidding;

import java.util.Optional;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.decisions.bridge.bidding.BiddingProblem;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.marking.Question;

/**
 * One call of a finished auction, looked at with open cards.
 *
 * @param seat who called
 * @param call what he called
 * @param meaning what it told the table
 * @param question what he was asked; nothing where his side plays no system
 */
public record CallReviewed(Seat seat, Call call, Meaning meaning, Optional<Question<BiddingProblem, Call>> question) {}
