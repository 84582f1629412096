package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import kibitzer.advice.Rule;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * The auctions in which each rule of a system comes to speak, found by bidding on from nothing with every call that a
 * rule could give. Auctions where the same rules speak are alike, so that a few of each kind are enough.
 */
final class Courses {
    private static final int ALIKE = 3;
    private static final int BREADTH = 260;
    private static final int DEPTH = 14;
    private static final int CALLS_OF_A_RULE = 3;
    private static final int COURSES_OF_A_RULE = 24;
    private static final Map<BiddingSystem, Courses> KNOWN = new ConcurrentHashMap<>();

    private final Map<String, List<BiddingSoFar>> byRule;

    private Courses(Map<String, List<BiddingSoFar>> byRule) {
        this.byRule = byRule;
    }

    /** Searched once for each system. */
    static Courses of(BiddingSystem system) {
        return KNOWN.computeIfAbsent(system, Courses::search);
    }

    /** Auctions in which the rule speaks, south to call; none if the search met none. */
    List<BiddingSoFar> inWhichSpeaks(String rule) {
        return byRule.getOrDefault(rule, List.of());
    }

    private static Courses search(BiddingSystem system) {
        Chance chance = new Seed(1).chance();
        Map<String, List<BiddingSoFar>> byRule = new HashMap<>();
        List<BiddingSoFar> layer = new ArrayList<>();
        for (Vulnerability vulnerability : Vulnerability.values()) {
            layer.add(BiddingSoFar.opened(Seat.NORTH, vulnerability, system, system));
        }
        for (int depth = 0; depth < DEPTH && !layer.isEmpty(); depth++) {
            Map<Set<String>, Integer> alike = new HashMap<>();
            List<BiddingSoFar> next = new ArrayList<>();
            for (BiddingSoFar here : layer) {
                Map<Rule<Bidding, Call>, List<Call>> answers = answers(here);
                Set<String> speaking = answers.keySet().stream().map(Rule::id).collect(Collectors.toSet());
                if (alike.merge(speaking, 1, Integer::sum) > ALIKE * Vulnerability.values().length) {
                    continue;
                }
                boolean isNew = false;
                for (String rule : speaking) {
                    List<BiddingSoFar> known = byRule.computeIfAbsent(rule, none -> new ArrayList<>());
                    if (known.size() < COURSES_OF_A_RULE) {
                        known.add(here.turnedTo(Seat.SOUTH));
                        isNew = true;
                    }
                }
                if (isNew || depth < 3) {
                    next.addAll(after(here, answers, chance));
                }
            }
            layer = chance.shuffled(next).subList(0, Math.min(BREADTH, next.size()));
        }
        return new Courses(byRule);
    }

    private static Map<Rule<Bidding, Call>, List<Call>> answers(BiddingSoFar here) {
        Bidding anybody = Bidding.unseen(here);
        Map<Rule<Bidding, Call>, List<Call>> answers = new LinkedHashMap<>();
        here.book().rules().filter(rule -> rule.speaksIn(anybody)).forEach(rule -> {
            List<Call> calls = rule.answers().in(anybody);
            if (!calls.isEmpty()) {
                answers.put(rule, calls);
            }
        });
        return answers;
    }

    private static List<BiddingSoFar> after(
            BiddingSoFar here, Map<Rule<Bidding, Call>, List<Call>> answers, Chance chance) {
        Set<Call> calls = new HashSet<>();
        answers.values().forEach(family -> {
            calls.addAll(chance.shuffled(family).subList(0, Math.min(CALLS_OF_A_RULE, family.size())));
        });
        calls.add(Call.PASS);
        return calls.stream()
                .filter(here.legalCalls()::contains)
                .sorted(Comparator.comparing(Call::toString))
                .map(here::with)
                .filter(after -> !after.auction().isFinished())
                .toList();
    }

    /** How many rules of the system have no auction here, and which; for tests. */
    List<String> missing(BiddingSystem system) {
        return system.rules()
                .map(Rule::id)
                .filter(rule -> !byRule.containsKey(rule))
                .toList();
    }
}
