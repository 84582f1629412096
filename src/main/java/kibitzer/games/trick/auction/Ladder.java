package kibitzer.games.trick.auction;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.Suit;

/**
 * Each bids more than the last, or passes.
 *
 * @param bids low to high
 * @param pass how a pass is written: "pass", "0", "P"
 * @param rounds who speaks again
 * @param match who may take it at the same bid
 * @param opening what is asked before there is a bid
 * @param again the only bids of him that has passed; empty where he may bid as before, if he speaks again
 * @param allPass what happens where nobody bids
 */
public record Ladder(
        List<Bid> bids, String pass, Rounds rounds, Match match, Opening opening, Set<String> again, IfAllPass allPass)
        implements Bidding {

    /** Who speaks again. */
    public enum Rounds {
        ONE("each speaks once"),
        WHO_HAS_NOT_PASSED("who has passed speaks no more, and the last bid left stands"),
        ALL_AGAIN("the calling goes round until all others pass after a bid");

        private final String says;

        Rounds(String says) {
            this.says = says;
        }
    }

    /** Who need not bid more. */
    public enum Match {
        NOBODY(""),
        DEALER(", but the dealer may take it at the same bid"),
        ELDER(", but who sits nearer to the dealer's left may bid the same");

        private final String says;

        Match(String says) {
            this.says = says;
        }
    }

    /**
     * What is asked before there is a bid.
     *
     * @param firstMust the first to speak may not pass
     * @param lastMust the last may not, where all before did
     * @param last what the last may bid then, where it is something else
     */
    public record Opening(boolean firstMust, boolean lastMust, Optional<List<Bid>> last) {
        static final Opening FREE = new Opening(false, false, Optional.empty());
        static final Opening FIRST_MUST = new Opening(true, false, Optional.empty());
        static final Opening LAST_MUST = new Opening(false, true, Optional.empty());
    }

    public Ladder {
        bids = List.copyOf(bids);
        again = Set.copyOf(again);
    }

    static Ladder once(List<Bid> bids, String pass) {
        return new Ladder(bids, pass, Rounds.ONE, Match.NOBODY, Opening.FREE, Set.of(), IfAllPass.THROWN_IN);
    }

    static Ladder goingOn(List<Bid> bids, String pass) {
        return once(bids, pass).rounds(Rounds.WHO_HAS_NOT_PASSED);
    }

    Ladder rounds(Rounds other) {
        return new Ladder(bids, pass, other, match, opening, again, allPass);
    }

    Ladder match(Match other) {
        return new Ladder(bids, pass, rounds, other, opening, again, allPass);
    }

    Ladder opening(Opening other) {
        return new Ladder(bids, pass, rounds, match, other, again, allPass);
    }

    Ladder again(String... words) {
        return new Ladder(bids, pass, rounds, match, opening, Set.of(words), allPass);
    }

    Ladder allPass(IfAllPass other) {
        return new Ladder(bids, pass, rounds, match, opening, again, other);
    }

    /** The same where a suit is out, which was turned down. */
    Ladder without(String trump) {
        List<Bid> left = bids.stream()
                .filter(bid -> trump.isEmpty() || !bid.trump().equals(trump))
                .toList();
        return new Ladder(left, pass, rounds, match, opening, again, allPass);
    }

    /** How far the calls have gone. */
    private static final class Standing {
        private final Set<Integer> passed = new HashSet<>();
        private Optional<Bid> high = Optional.empty();
        private int by;
        private int speaker;
        private int passes;
        private int spoken;
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        Standing now = new Standing();
        for (String call : calls) {
            if (call.equals(pass)) {
                now.passed.add(now.speaker);
                now.passes++;
            } else {
                now.high = bid(call);
                now.by = now.speaker;
                now.passes = 0;
            }
            now.spoken++;
            now.speaker = next(table, now);
        }
        return isOver(table, now) ? Turn.over(outcome(table, now)) : asks(table, now);
    }

    private int next(CallTable table, Standing now) {
        int next = table.after(now.speaker);
        while (rounds == Rounds.WHO_HAS_NOT_PASSED
                && now.passed.contains(next)
                && now.passed.size() < table.players()) {
            next = table.after(next);
        }
        return next;
    }

    private boolean isOver(CallTable table, Standing now) {
        return switch (rounds) {
            case ONE -> now.spoken == table.players();
            case WHO_HAS_NOT_PASSED ->
                now.passed.size() == table.players()
                        || now.high.isPresent() && now.passed.size() == table.players() - 1;
            case ALL_AGAIN -> now.passes == (now.high.isPresent() ? table.dealer() : table.players());
        };
    }

    private Outcome outcome(CallTable table, Standing now) {
        return now.high
                .map(bid -> Outcome.played(table.players(), now.by, bid.call(), "the highest call is " + bid.call())
                        .contract(bid.contract())
                        .trump(bid.trump()))
                .orElseGet(() -> allPass.outcome(table));
    }

    private Turn asks(CallTable table, Standing now) {
        boolean nothing = now.high.isEmpty();
        boolean lastOfAll = nothing && now.spoken == table.dealer() && now.passed.size() == table.dealer();
        boolean barred = !again.isEmpty() && now.passed.contains(now.speaker);
        Map<String, String> open = new LinkedHashMap<>();
        boolean must = nothing && (opening.firstMust && now.spoken == 0 || opening.lastMust && lastOfAll);
        if (!must) {
            open.put(pass, nothing ? "nobody need bid" : "nobody need go above " + high(now));
        }
        for (Bid bid : lastOfAll ? opening.last.orElse(bids) : bids) {
            if (isEnough(table, now, bid) && (!barred || again.contains(bid.call()))) {
                open.put(bid.call(), why(now, bid, barred));
            }
        }
        return Turn.of(now.speaker, open, closed(now, must, barred));
    }

    private static String high(Standing now) {
        return now.high.map(Bid::call).orElse("");
    }

    private static String why(Standing now, Bid bid, boolean barred) {
        if (now.high.isEmpty()) {
            return "there is no bid before it";
        }
        return bid.call().equals(high(now))
                ? "it may be taken at the same bid"
                : "it goes above " + high(now) + (barred ? ", and may be bid after a pass" : "");
    }

    private String closed(Standing now, boolean must, boolean barred) {
        String bid = now.high.isEmpty()
                ? "there is no such bid to open with"
                : "a bid must go above " + high(now) + suitsAt(now);
        return must
                ? "no pass is allowed: a bid must be made"
                : (barred ? bid + ", and who has passed may not bid again" : bid) + overOnly();
    }

    /** How the suits rise at the number of the highest bid: games differ in it. */
    private String suitsAt(Standing now) {
        String number = high(now).replaceAll("\\D", "");
        List<String> suits = bids.stream()
                .filter(bid -> !bid.trump().isEmpty() && bid.call().equals(number + bid.trump()))
                .map(Bid::trump)
                .toList();
        return number.isEmpty() || suits.size() < Suit.values().length
                ? ""
                : ", and here the suits rise " + String.join(", ", suits);
    }

    /** Such as are called over one call alone. */
    private String overOnly() {
        return bids.stream()
                .filter(bid -> !bid.over().isEmpty())
                .map(bid -> ", and " + bid.call() + " over " + bid.over() + " alone")
                .collect(Collectors.joining());
    }

    private boolean isEnough(CallTable table, Standing now, Bid bid) {
        int rank = bids.indexOf(bid);
        int standing = now.high.map(bids::indexOf).orElse(-1);
        boolean same = now.high.isPresent()
                && bid.call().equals(high(now))
                && (match == Match.DEALER && now.speaker == table.dealer()
                        || match == Match.ELDER && now.speaker < now.by)
                && now.by != now.speaker;
        boolean above = rank > standing && (bid.over().isEmpty() || bid.over().equals(high(now)));
        return above || same || rank < 0;
    }

    private Optional<Bid> bid(String call) {
        return Stream.concat(bids.stream(), opening.last.stream().flatMap(List::stream))
                .filter(bid -> bid.call().equals(call))
                .findFirst();
    }

    @Override
    public List<String> words(CallTable table) {
        return Stream.of(
                        Stream.of(pass),
                        opening.last.stream().flatMap(List::stream).map(Bid::call),
                        bids.stream().map(Bid::call))
                .flatMap(words -> words)
                .distinct()
                .toList();
    }

    @Override
    public String says() {
        return "each passes or bids more than the last" + match.says + "; " + rounds.says
                + (opening.firstMust ? "; the first may not pass" : "")
                + (opening.lastMust ? "; the last may not pass where all before did" : "");
    }
}
