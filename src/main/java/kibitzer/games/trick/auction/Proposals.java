package kibitzer.games.trick.auction;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A ladder of contracts whose lowest is a proposal, which another may accept: he too who has passed. Who is out says "pass" when his turn
 * comes round.
 *
 * @param bids above the proposal, low to high
 */
public record Proposals(List<Bid> bids) implements Bidding {
    static final String PASS = "pass";
    static final String PROPOSE = "propose";
    static final String ACCEPT = "accept";

    public Proposals {
        bids = List.copyOf(bids);
    }

    /** How far the calls have gone. */
    private static final class Standing {
        private final Set<Integer> passed = new HashSet<>();
        private int proposer = -1;
        private int accepter = -1;
        private int high = -1;
        private int by = -1;
        private int speaker;
        private boolean thrown;
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        Standing now = new Standing();
        for (String call : calls) {
            take(now, call);
            now.speaker = table.after(now.speaker);
        }
        int others = table.dealer();
        if (now.thrown || now.passed.size() == table.players()) {
            return Turn.over(Outcome.thrownIn("nobody has made a call that stands, and the deal passes"));
        }
        if (now.high >= 0 && passedBut(table, now, now.by) == others) {
            Bid bid = bids.get(now.high);
            return Turn.over(Outcome.played(table.players(), now.by, bid.call(), "the highest call is " + bid.call())
                    .contract(bid.contract())
                    .trump(bid.trump()));
        }
        if (now.high < 0 && now.accepter >= 0 && outOf(table, now) == others - 1) {
            return Turn.over(Outcome.played(
                            table.players(),
                            now.proposer,
                            PROPOSE,
                            "the proposal is accepted, and nobody goes above it")
                    .contract("proposal")
                    .with(now.accepter));
        }
        return asks(now);
    }

    private static int passedBut(CallTable table, Standing now, int one) {
        return (int) Outcome.all(table.players()).stream()
                .filter(place -> place != one && now.passed.contains(place))
                .count();
    }

    /** Those beside the two partners who have passed. */
    private static int outOf(CallTable table, Standing now) {
        return (int) Outcome.all(table.players()).stream()
                .filter(place -> place != now.proposer && place != now.accepter && now.passed.contains(place))
                .count();
    }

    private void take(Standing now, String call) {
        boolean waiting = now.proposer >= 0 && now.accepter < 0 && now.high < 0;
        switch (call) {
            case PASS -> {
                now.thrown = waiting && now.speaker == now.proposer;
                now.passed.add(now.speaker);
            }
            case PROPOSE -> now.proposer = now.speaker;
            case ACCEPT -> {
                now.accepter = now.speaker;
                now.passed.remove(now.speaker);
            }
            default -> {
                now.high = rank(call);
                now.by = now.speaker;
            }
        }
    }

    private Turn asks(Standing now) {
        Map<String, String> open = new LinkedHashMap<>();
        boolean out = now.passed.contains(now.speaker);
        boolean waiting = now.proposer >= 0 && now.accepter < 0 && now.high < 0;
        String high = now.high >= 0 ? bids.get(now.high).call() : now.proposer >= 0 ? PROPOSE : "";
        open.put(PASS, out ? "this seat has passed before" : "nobody need call");
        if (now.proposer < 0 && now.high < 0 && !out) {
            open.put(PROPOSE, "nobody has called yet");
        }
        if (waiting && now.speaker != now.proposer) {
            open.put(ACCEPT, "a proposal may be accepted" + (out ? ", even by who has passed before" : ""));
        }
        if (!out) {
            bids.subList(now.high + 1, bids.size())
                    .forEach(bid -> open.put(
                            bid.call(), high.isEmpty() ? "there is no call before it" : "it goes above " + high));
        }
        return Turn.of(
                now.speaker,
                open,
                out
                        ? "this seat has passed, and may only accept a proposal that waits"
                        : high.isEmpty() ? "there is nothing to accept" : "a call must go above " + high);
    }

    private int rank(String call) {
        return bids.stream().map(Bid::call).toList().indexOf(call);
    }

    @Override
    public List<String> words(CallTable table) {
        return Stream.concat(Stream.of(PASS, PROPOSE, ACCEPT), bids.stream().map(Bid::call))
                .toList();
    }

    @Override
    public String says() {
        return "each passes, proposes to be joined by a partner, accepts a proposal, or calls a higher contract; "
                + "who has passed may only accept";
    }
}
