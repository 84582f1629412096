package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.Rule;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * Deals bidding problems: an auction in which a rule comes to decide, a hand for it, and three other hands that would
 * have bid the auction so. Each begins at one of the {@link KnownDeals} and walks away from it.
 *
 * <p>One time in three, when no rule is asked for, the deal is undirected: four random hands bid by robots, stopped at
 * one of south's turns at which the system has something to say. One time in four a directed deal stands on the line of one of its rule's figures.
 */
public final class BiddingDealer {
    private static final int UNDIRECTED = 3;
    private static final int LINE = 4;
    private static final Seat LEARNER = Seat.SOUTH;

    private final BiddingSystem system;

    public BiddingDealer(BiddingSystem system) {
        this.system = system;
    }

    /**
     * For one of these rules; for any of the system where none is named.
     *
     * @throws IllegalArgumentException if a rule is not in the system
     */
    public DealtBidding deal(List<String> rules, Seed seed) {
        Chance chance = seed.chance();
        if (rules.isEmpty() && chance.onceIn(UNDIRECTED)) {
            return undirected(chance);
        }
        List<Rule<Bidding, Call>> wanted = rules.isEmpty()
                ? system.rulesThatDecide().toList()
                : rules.stream()
                        .map(id -> system.rule(id)
                                .orElseThrow(() ->
                                        new IllegalArgumentException("rule " + id + " is not in " + system.name())))
                        .toList();
        Rule<Bidding, Call> rule = chance.oneOf(wanted);
        Optional<DealtBidding> start = known(rule, chance).or(() -> ledTo(rule, chance));
        if (start.isPresent() && chance.onceIn(LINE)) {
            Optional<DealtBidding> onTheLine =
                    new DealWalk(start.get(), rule.onTheLine(chance)::distance, chance).walked();
            if (onTheLine.isPresent()) {
                return onTheLine.get();
            }
        }
        return start.flatMap(known -> walked(known, rule, chance)).orElseGet(() -> undirected(chance));
    }

    /** A deal whose next call this rule decides, without an edge; nothing if none is known from which to deal. */
    public Optional<DealtBidding> find(Rule<Bidding, Call> rule, Chance chance) {
        return known(rule, chance).or(() -> ledTo(rule, chance)).flatMap(start -> walked(start, rule, chance));
    }

    /** One of the known deals at random that the rule decides under this system's agreement. */
    private Optional<DealtBidding> known(Rule<Bidding, Call> rule, Chance chance) {
        return chance.shuffled(KnownDeals.of(system).of(ClubAnswer.ofTheBook(rule.id()))).stream()
                .map(deal -> deal.in(system))
                .filter(start -> new DealWalk(start, decidedBy(rule), chance).isThere())
                .findFirst();
    }

    /** With the figures of a club no known deal may be decided by the rule: then one that is led to it. */
    private Optional<DealtBidding> ledTo(Rule<Bidding, Call> rule, Chance chance) {
        return system.isByTheBook()
                ? Optional.empty()
                : chance.shuffled(KnownDeals.of(system).of(ClubAnswer.ofTheBook(rule.id()))).stream()
                        .map(deal -> walked(deal.in(system), rule, chance))
                        .flatMap(Optional::stream)
                        .findFirst();
    }

    private static Optional<DealtBidding> walked(DealtBidding start, Rule<Bidding, Call> rule, Chance chance) {
        return new DealWalk(start, decidedBy(rule), chance).walked();
    }

    private static ToDoubleFunction<Bidding> decidedBy(Rule<Bidding, Call> rule) {
        return position -> position.soFar().speaking().distance(position, rule);
    }

    private DealtBidding undirected(Chance chance) {
        while (true) {
            Deal deal = Deal.shuffled(new Seed(chance.next()));
            Seat dealer = chance.oneOf(List.of(Seat.values()));
            Vulnerability vulnerability = chance.oneOf(List.of(Vulnerability.values()));
            BiddingSoFar finished =
                    BiddingTable.bidOut(deal, BiddingSoFar.opened(dealer, vulnerability, system, system));
            List<BiddingSoFar> turns = finished.course().stream()
                    .filter(turn -> turn.turn() == LEARNER)
                    .filter(turn -> !BiddingTable.advise(Bidding.of(deal.hand(LEARNER), turn))
                            .silent())
                    .toList();
            if (!turns.isEmpty()) {
                return new DealtBidding(deal, chance.oneOf(turns));
            }
        }
    }
}
