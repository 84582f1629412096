package kibitzer.games.bridge.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;

/** The calls of a LIN board: "mb|1C|", several in one value or one by one, "!" behind an alert, "an" for its meaning. */
final class LinAuction {
    private static final Pattern CALL =
            Pattern.compile("(?i)\\s*(p(?:ass)?|dbl|d|rdbl|r|x{1,2}|[1-7](?:nt?|[cdhs]))(!?)[-\\s]*");
    private static final String ALERTED = "alerted";

    private final List<Problem> problems;
    private final Map<Integer, CallRemark> remarks = new HashMap<>();
    private Auction auction;

    LinAuction(Seat dealer, List<Problem> problems) {
        this.auction = Auction.opened(dealer);
        this.problems = problems;
    }

    /** The auction as far as it is legal. */
    AuctionRecord read(List<LinReader.Command> commands) {
        Optional<LinReader.Command> last = Optional.empty();
        for (LinReader.Command command : commands) {
            try {
                if (command.name().equals("mb")) {
                    last = Optional.of(command);
                    calls(command.value());
                } else if (command.name().equals("an")) {
                    explain(command.value());
                }
            } catch (BadNotation bad) {
                problems.add(new Problem(
                        command.line(), command.name(), bad.getMessage() + "; the calls before it are kept"));
                last = Optional.empty();
                break;
            }
        }
        last.filter(command -> !auction.isFinished())
                .ifPresent(command -> problems.add(Problem.cutOff(command.line(), command.name(), "three passes")));
        return new AuctionRecord(auction, remarks);
    }

    private void calls(String value) {
        Matcher call = CALL.matcher(value);
        int at = 0;
        while (at < value.length()) {
            call.region(at, value.length());
            if (!call.lookingAt()) {
                if (value.substring(at).isBlank()) {
                    return;
                }
                throw new BadNotation(value.substring(at), "a call: p, d, r or 1C to 7N");
            }
            auction = auction.with(Call.of(call.group(1)));
            if (!call.group(2).isEmpty()) {
                remarks.put(auction.calls().size() - 1, new CallRemark(ALERTED, ""));
            }
            at = call.end();
        }
    }

    /** What is said in words takes the place of the bare alert. */
    private void explain(String value) {
        if (!auction.calls().isEmpty() && !value.isBlank()) {
            remarks.put(auction.calls().size() - 1, new CallRemark(value, ""));
        }
    }
}
