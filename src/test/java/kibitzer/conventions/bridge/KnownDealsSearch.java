package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/**
 * Looks for the deals from which a system's rules are dealt: those known before that still hold, deals that robots
 * bid, hands for auctions that rules could bid, and neighbours of all these. It takes minutes.
 */
final class KnownDealsSearch {
    private static final int WANTED = 6;
    /** Under an agreement that changes a system little. */
    private static final int WANTED_MORE = 3;

    private static final int ROBOTS_DEALS = 6_000;
    private static final int COURSES = 60;
    private static final int NEIGHBOURS = 1_500;
    private static final int MOST_SWAPS = 8;

    private final BiddingSystem system;
    private final int wanted;
    private final Chance chance = new Seed(1).chance();
    private final Map<String, List<KnownDeal>> found = new HashMap<>();

    private KnownDealsSearch(BiddingSystem system, int wanted) {
        this.system = system;
        this.wanted = wanted;
    }

    /** For every rule that some agreement has, the lines of its deals, in the order of the ids. */
    static Map<String, List<String>> of(List<BiddingSystem> agreements) {
        Map<String, Set<String>> lines = new TreeMap<>();
        KnownDeals before = KnownDeals.of(agreements.getFirst());
        for (BiddingSystem system : agreements) {
            KnownDealsSearch search =
                    new KnownDealsSearch(system, system == agreements.getFirst() ? WANTED : WANTED_MORE);
            system.rulesThatDecide().forEach(rule -> {
                before.of(rule.id()).forEach(deal -> search.note(rule, deal.in(system)));
                lines.getOrDefault(rule.id(), Set.of()).stream()
                        .map(KnownDeal::read)
                        .forEach(deal -> search.note(rule, deal.in(system)));
            });
            search.search();
            search.found.forEach((rule, deals) -> deals.forEach(deal ->
                    lines.computeIfAbsent(rule, none -> new LinkedHashSet<>()).add(deal.written())));
        }
        return lines.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue().stream().sorted().toList(),
                        (one, other) -> one,
                        TreeMap::new));
    }

    private Stream<Rule<Bidding, Call>> lacking() {
        return system.rulesThatDecide().filter(rule -> deals(rule).size() < wanted);
    }

    private List<KnownDeal> deals(Rule<Bidding, Call> rule) {
        return found.computeIfAbsent(rule.id(), none -> new ArrayList<>());
    }

    private void search() {
        if (lacking().findAny().isEmpty()) {
            return;
        }
        RobotDeals.bid(system, ROBOTS_DEALS, this::note);
        List<Rule<Bidding, Call>> rare = lacking().toList();
        Courses courses = rare.isEmpty() ? null : Courses.of(system);
        for (Rule<Bidding, Call> rule : rare) {
            neighbours(rule);
            List<BiddingSoFar> speaking = courses.inWhichSpeaks(rule.id());
            for (int i = 0; i < COURSES && deals(rule).size() < wanted && !speaking.isEmpty(); i++) {
                BiddingSoFar course = chance.oneOf(speaking).turnedTo(Seat.SOUTH);
                HandsForCourse.find(course, rule, chance).ifPresent(dealt -> note(rule, dealt));
            }
            if (deals(rule).size() < wanted) {
                neighbours(rule);
            }
            System.out.println(
                    system.name() + " " + rule.id() + " " + deals(rule).size());
        }
    }

    /** Bids neighbours of the rule's deals: some swaps away the auction may be another one. */
    private void neighbours(Rule<Bidding, Call> rule) {
        for (int i = 0; i < NEIGHBOURS && deals(rule).size() < wanted; i++) {
            List<KnownDeal> start = deals(rule).isEmpty() ? dealsOfTheFamily(rule) : deals(rule);
            if (start.isEmpty()) {
                return;
            }
            KnownDeal near = chance.oneOf(start);
            Deal deal = near.deal();
            for (int swap = 1 + chance.below(MOST_SWAPS); swap > 0; swap--) {
                deal = swapped(deal);
            }
            RobotDeals.bid(
                    deal,
                    BiddingSoFar.opened(near.auction().dealer(), near.vulnerability(), system, system),
                    this::note);
        }
    }

    /** Those of "blackwood.small-slam" for "blackwood.stop". */
    private List<KnownDeal> dealsOfTheFamily(Rule<Bidding, Call> rule) {
        String family = rule.id().substring(0, rule.id().lastIndexOf('.') + 1);
        return found.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(family))
                .flatMap(entry -> entry.getValue().stream())
                .toList();
    }

    private Deal swapped(Deal deal) {
        List<Seat> seats = chance.shuffled(List.of(Seat.values()));
        Card out = chance.oneOf(deal.hand(seats.get(0)).toList());
        Card in = chance.oneOf(deal.hand(seats.get(1)).toList());
        List<CardSet> hands = Stream.of(Seat.values())
                .map(deal::hand)
                .map(hand -> hand.contains(out)
                        ? hand.without(out).with(in)
                        : hand.contains(in) ? hand.without(in).with(out) : hand)
                .toList();
        return new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3));
    }

    private void note(String id, DealtBidding dealt) {
        system.rule(id).filter(rule -> deals(rule).size() < 2 * wanted).ifPresent(rule -> note(rule, dealt));
    }

    /** Keeps a deal that holds if its auction is a new one, or there is still room. */
    private void note(Rule<Bidding, Call> rule, DealtBidding dealt) {
        List<KnownDeal> known = deals(rule);
        Set<List<Call>> auctions = new HashSet<>();
        Optional<KnownDeal> twin = known.stream()
                .filter(deal -> !auctions.add(deal.auction().calls()))
                .findFirst();
        boolean isNew = !auctions.contains(dealt.soFar().auction().calls());
        if (known.size() >= wanted && (!isNew || twin.isEmpty())) {
            return;
        }
        DealtBidding turned = RobotDeals.turnedToSouth(dealt);
        KnownDeal deal = new KnownDeal(
                turned.deal(), turned.soFar().auction(), turned.soFar().vulnerability());
        if (known.contains(deal)
                || !new DealWalk(turned, position -> position.soFar().book().distance(position, rule), chance)
                        .isThere()) {
            return;
        }
        if (known.size() >= wanted) {
            twin.ifPresent(known::remove);
        }
        known.add(deal);
    }
}
