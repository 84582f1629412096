package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.DirectedDeal;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * Deals bidding problems: an auction in which a rule comes to speak, a hand for it, and three other hands that would
 * have bid the auction so.
 *
 * <p>One time in three, when no rule is asked for, the deal is undirected: four random hands bid by robots, stopped at
 * one of south's turns. One time in four a directed deal stands on the line of one of its rule's figures.
 */
public final class BiddingDealer {
    private static final int UNDIRECTED = 3;
    private static final int LINE = 4;
    private static final int LIKELY_COURSES = 8;
    private static final int COURSES = 16;
    private static final int STARTS = 2;
    private static final int STEPS = 500;
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
                ? system.rules().toList()
                : rules.stream()
                        .map(id -> system.rule(id)
                                .orElseThrow(() ->
                                        new IllegalArgumentException("rule " + id + " is not in " + system.name())))
                        .toList();
        Rule<Bidding, Call> rule = chance.oneOf(wanted);
        if (chance.onceIn(LINE)) {
            Rule<Bidding, Call> line = rule.onTheLine(chance);
            Optional<DealtBidding> onTheLine = dealt(rule.id(), line::distance, chance);
            if (onTheLine.isPresent()) {
                return onTheLine.get();
            }
        }
        return find(rule, chance).orElseGet(() -> undirected(chance));
    }

    /** A deal whose next call this rule decides, without an edge; nothing if none was found. */
    public Optional<DealtBidding> find(Rule<Bidding, Call> rule, Chance chance) {
        return dealt(rule.id(), position -> position.soFar().book().distance(position, rule), chance);
    }

    private Optional<DealtBidding> dealt(String rule, ToDoubleFunction<Bidding> distance, Chance chance) {
        BidAuctions bid = BidAuctions.of(system);
        return dealt(bid.decidedBy(rule), LIKELY_COURSES, distance, chance)
                .or(() -> dealt(Courses.of(system).inWhichSpeaks(rule), COURSES, distance, chance))
                .or(() -> dealt(bid.inWhichSpeaks(rule), COURSES, distance, chance));
    }

    private static Optional<DealtBidding> dealt(
            List<BiddingSoFar> courses, int attempts, ToDoubleFunction<Bidding> distance, Chance chance) {
        for (int attempt = 0; attempt < attempts && !courses.isEmpty(); attempt++) {
            BiddingSoFar course = chance.oneOf(courses).turnedTo(LEARNER);
            Optional<DealtBidding> dealt = hands(course, distance, chance);
            if (dealt.isPresent()) {
                return dealt;
            }
        }
        return Optional.empty();
    }

    /** The learner's hand first, then partner's from what is left, then both opponents' from the rest. */
    private static Optional<DealtBidding> hands(
            BiddingSoFar course, ToDoubleFunction<Bidding> distance, Chance chance) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        CardSet left = CardSet.FULL_PACK;
        for (Seat seat : List.of(LEARNER, LEARNER.partner(), LEARNER.next())) {
            CardSet pack = left;
            ToDoubleFunction<Bidding> beside = switch (seat) {
                case SOUTH -> distance;
                case WEST -> west -> distanceOfCalls(west.holding(pack.minus(west.hand())), Seat.EAST, course);
                case NORTH, EAST -> north -> 0;
            };
            Optional<Bidding> hand = DirectedDeal.find(
                    new HandGround(pack, course),
                    position -> beside.applyAsDouble(position) + distanceOfCalls(position, seat, course),
                    chance,
                    STARTS,
                    STEPS);
            if (hand.isEmpty()) {
                return Optional.empty();
            }
            hands.put(seat, hand.get().hand());
            left = left.minus(hand.get().hand());
        }
        CardSet east = left;
        return Optional.of(new DealtBidding(
                new Deal(
                        hands.getOrDefault(Seat.NORTH, east),
                        east,
                        hands.getOrDefault(Seat.SOUTH, east),
                        hands.getOrDefault(Seat.WEST, east)),
                course));
    }

    /** How far a hand is from having made its own calls of the auction. */
    private static double distanceOfCalls(Bidding hand, Seat seat, BiddingSoFar soFar) {
        double sum = 0;
        List<Call> calls = soFar.auction().calls();
        for (int i = 0; i < calls.size(); i++) {
            BiddingSoFar turn = soFar.course().get(i);
            if (turn.turn() == seat) {
                Bidding there = hand.at(turn);
                RuleBook<Bidding, Call> book = turn.book();
                boolean passesForWantOfARule =
                        calls.get(i).equals(Call.PASS) && book.rules().noneMatch(rule -> rule.speaksIn(there));
                sum += passesForWantOfARule ? 0 : book.distanceTo(there, calls.get(i));
            }
        }
        return sum;
    }

    private DealtBidding undirected(Chance chance) {
        Deal deal = Deal.shuffled(new Seed(chance.next()));
        Seat dealer = chance.oneOf(List.of(Seat.values()));
        Vulnerability vulnerability = chance.oneOf(List.of(Vulnerability.values()));
        BiddingSoFar finished = BiddingTable.bidOut(deal, BiddingSoFar.opened(dealer, vulnerability, system, system));
        List<BiddingSoFar> turns = new ArrayList<>(finished.course().stream()
                .filter(turn -> turn.turn() == LEARNER)
                .toList());
        return new DealtBidding(deal, chance.oneOf(turns));
    }
}
