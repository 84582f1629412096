package kibitzer.conventions.bridge.systems;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BidFeatures;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Stage;
import kibitzer.conventions.bridge.slam.Slams;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;

/** Where a rule of a system speaks while the opponents are silent: the openings before it, and what it answers there. */
final class UncontestedRule {
    private static final Set<Stage> NOT_OPENING = Set.of(Stage.OVERCALL, Stage.ADVANCE, Stage.AFTER_COMING_IN);

    private final String id;
    private final boolean competing;
    private final boolean slam;
    private final Set<Opening> openings = new LinkedHashSet<>();
    private boolean raises;
    private boolean others;

    /** An opening bid, and whether partner must answer it. */
    record Opening(Call call, boolean forces) {
        boolean isNoTrump() {
            return call instanceof Call.Bid bid && bid.strain() == Strain.NO_TRUMP;
        }

        /** Three or four of a suit. */
        boolean isPreempt() {
            return call instanceof Call.Bid bid && bid.strain() != Strain.NO_TRUMP && bid.level() >= 3;
        }
    }

    private UncontestedRule(String id, boolean competing, boolean slam) {
        this.id = id;
        this.competing = competing;
        this.slam = slam;
    }

    /** Every rule of what partners have agreed on. */
    static List<UncontestedRule> in(Agreement agreement) {
        BiddingSystem system = Systems.of(agreement);
        Set<String> slams = Slams.rules(agreement.slam()).collect(Collectors.toSet());
        Set<String> competing = NOT_OPENING.stream()
                .flatMap(stage -> system.book(stage).rules())
                .map(Rule::id)
                .collect(Collectors.toSet());
        Map<String, UncontestedRule> all = new LinkedHashMap<>();
        system.rulesThatDecide()
                .map(Rule::id)
                .forEach(id -> all.put(id, new UncontestedRule(id, competing.contains(id), slams.contains(id))));
        BiddingSoFar start = BiddingSoFar.opened(Seat.NORTH, Vulnerability.NONE, system, BiddingSystem.NONE);
        BiddingSoFar vulnerable = BiddingSoFar.opened(Seat.NORTH, Vulnerability.BOTH, system, BiddingSystem.NONE);
        for (BiddingSoFar unopened : List.of(start, vulnerable)) {
            note(unopened, all);
            for (Call call : callsAt(unopened)) {
                BiddingSoFar opened = unopened.with(call).with(Call.PASS);
                note(opened, all);
                callsAt(opened).forEach(response -> note(opened.with(response).with(Call.PASS), all));
            }
        }
        return List.copyOf(all.values());
    }

    /** Every bid that some rule gives at this turn. */
    private static List<Call> callsAt(BiddingSoFar turn) {
        return turn.speaking()
                .rules()
                .flatMap(rule -> answers(rule, turn).stream())
                .filter(Call.Bid.class::isInstance)
                .distinct()
                .toList();
    }

    private static List<Call> answers(Rule<Bidding, Call> rule, BiddingSoFar turn) {
        return rule.answers().in(Bidding.unseen(turn));
    }

    private static void note(BiddingSoFar turn, Map<String, UncontestedRule> all) {
        turn.speaking().rules().forEach(rule -> {
            UncontestedRule spoken = all.get(rule.id());
            if (spoken != null) {
                spoken.note(turn, answers(rule, turn));
            }
        });
    }

    private void note(BiddingSoFar turn, List<Call> answers) {
        if (turn.opener().isEmpty()) {
            answers.forEach(call -> openings.add(opening(turn.with(call))));
        } else if (!answers.isEmpty()) {
            openings.add(opening(turn));
            List<Call> raised =
                    answers.stream().filter(call -> isRaise(turn, call)).toList();
            raises |= !raised.isEmpty();
            others |= raised.size() < answers.size();
        }
    }

    private static Opening opening(BiddingSoFar soFar) {
        return new Opening(
                soFar.auction().calls().getFirst(), soFar.meanings().getFirst().forcing() != Forcing.NONE);
    }

    private static boolean isRaise(BiddingSoFar turn, Call call) {
        return BidFeatures.suitOf(call)
                .filter(turn.suitsOf(turn.turn().partner())::contains)
                .isPresent();
    }

    String id() {
        return id;
    }

    /** True if all openings that it gives, or after which it speaks, are such. */
    boolean onlyAfter(Predicate<Opening> such) {
        return !openings.isEmpty() && openings.stream().allMatch(such);
    }

    boolean onlyRaises() {
        return raises && !others;
    }

    boolean ofTheSideThatDidNotOpen() {
        return competing;
    }

    boolean ofTheSlamConvention() {
        return slam;
    }
}
