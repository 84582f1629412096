package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One settles with the next by bidding until one of them passes; who is left settles with the one after.
 *
 * @param bids low to high
 * @param keeps whether the elder of the two keeps his right at the same bid, and is bid to before he bids himself
 * @param allPass what happens where nobody bids
 */
public record Against(List<Bid> bids, boolean keeps, IfAllPass allPass) implements Bidding {
    static final String PASS = "pass";

    public Against {
        bids = List.copyOf(bids);
    }

    /** How far it has gone: a holder, who is met by a challenger, one of whom is to speak. */
    private static final class Standing {
        private int holder;
        private int challenger = 1;
        private boolean holderSpeaks;
        private int high = -1;
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        Standing now = new Standing();
        now.holderSpeaks = !keeps;
        for (String call : calls) {
            if (call.equals(PASS)) {
                passed(now);
            } else {
                now.high = rank(call);
                now.holderSpeaks = !now.holderSpeaks;
            }
        }
        if (now.challenger >= table.players() && (now.high >= 0 || keeps || now.holder >= table.players())) {
            return Turn.over(now.high < 0 ? allPass.outcome(table) : won(table, now));
        }
        if (now.holder >= table.players()) {
            return Turn.over(allPass.outcome(table));
        }
        return asks(now);
    }

    private void passed(Standing now) {
        if (now.holderSpeaks) {
            now.holder = now.challenger;
        }
        now.challenger++;
        now.holderSpeaks = !keeps && now.high < 0;
    }

    private Outcome won(CallTable table, Standing now) {
        Bid bid = bids.get(now.high);
        return Outcome.played(table.players(), now.holder, bid.call(), "the last bid is " + bid.call())
                .contract(bid.contract())
                .trump(bid.trump());
    }

    private Turn asks(Standing now) {
        Map<String, String> open = new LinkedHashMap<>();
        String high = now.high < 0 ? "" : bids.get(now.high).call();
        open.put(PASS, now.high < 0 ? "nobody need bid" : "nobody need go on at " + high);
        boolean keeping = keeps && now.holderSpeaks;
        if (keeping) {
            open.put(high, "the elder keeps the right at the same bid");
        } else {
            bids.subList(now.high + 1, bids.size())
                    .forEach(bid -> open.put(
                            bid.call(), high.isEmpty() ? "there is no bid before it" : "it goes above " + high));
        }
        return Turn.of(
                now.holderSpeaks ? now.holder : now.challenger,
                open,
                keeping
                        ? "the elder keeps the right at " + high + " or passes"
                        : high.isEmpty() ? "there is no such bid" : "a bid must go above " + high);
    }

    private int rank(String call) {
        return bids.stream().map(Bid::call).toList().indexOf(call);
    }

    @Override
    public List<String> words(CallTable table) {
        return Stream.concat(Stream.of(PASS), bids.stream().map(Bid::call)).toList();
    }

    @Override
    public String says() {
        return "one settles with the next by bidding until one of the two passes"
                + (keeps ? ", the elder keeping the right at the same bid" : "")
                + "; who is left settles with the one after";
    }
}
