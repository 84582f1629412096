package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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

    /**
     * An auction on the way.
     *
     * @param soFar the auction
     * @param followed how often calls of the rule that led here had been followed before
     */
    private record Way(BiddingSoFar soFar, int followed) {}

    private final Map<String, Integer> followed = new HashMap<>();
    private final Map<String, Integer> met = new HashMap<>();
    private final Chance chance = new Seed(1).chance();

    private static Courses search(BiddingSystem system) {
        Courses courses = new Courses(new HashMap<>());
        List<Way> layer = new ArrayList<>();
        for (Vulnerability vulnerability : Vulnerability.values()) {
            layer.add(new Way(BiddingSoFar.opened(Seat.NORTH, vulnerability, system, system), 0));
        }
        for (int depth = 0; depth < DEPTH && !layer.isEmpty(); depth++) {
            layer = courses.nextLayer(layer, depth);
        }
        courses.byRule.replaceAll((rule, known) ->
                known.stream().map(course -> course.turnedTo(Seat.SOUTH)).toList());
        return courses;
    }

    /** The ways that rules seldom followed have led to come first. */
    private List<Way> nextLayer(List<Way> layer, int depth) {
        Map<Set<String>, Integer> alike = new HashMap<>();
        List<Way> next = new ArrayList<>();
        for (Way way : layer) {
            BiddingSoFar here = way.soFar();
            Map<Rule<Bidding, Call>, List<Call>> answers = answers(here);
            Set<String> speaking = answers.keySet().stream().map(Rule::id).collect(Collectors.toSet());
            boolean isNew = alike.merge(speaking, 1, Integer::sum) <= ALIKE * Vulnerability.values().length
                    && (keep(here, speaking) || depth < 3);
            if (isNew) {
                next.addAll(after(here, answers));
            } else if (isTurnOfTheDefenders(here)) {
                next.addAll(onward(here, Call.PASS, way.followed()));
            }
        }
        return chance.shuffled(next).stream()
                .sorted(Comparator.comparingInt(Way::followed))
                .limit(BREADTH)
                .toList();
    }

    /** Keeps the auction for the rules that speak in it; true if one of them had too few. */
    private boolean keep(BiddingSoFar here, Set<String> speaking) {
        boolean isNew = false;
        for (String rule : speaking) {
            List<BiddingSoFar> known = byRule.computeIfAbsent(rule, none -> new ArrayList<>());
            int count = met.merge(rule, 1, Integer::sum);
            if (known.size() < COURSES_OF_A_RULE) {
                known.add(here);
                isNew = true;
            } else if (chance.below(count) < COURSES_OF_A_RULE) {
                known.set(chance.below(COURSES_OF_A_RULE), here);
            }
        }
        return isNew;
    }

    /** Their passes are all alike, yet what follows them is not. */
    private static boolean isTurnOfTheDefenders(BiddingSoFar here) {
        return here.opener().filter(opener -> !here.isOurs(opener)).isPresent();
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

    private List<Way> after(BiddingSoFar here, Map<Rule<Bidding, Call>, List<Call>> answers) {
        Map<Call, Integer> calls = new TreeMap<>(Comparator.comparing(Call::toString));
        answers.forEach((rule, family) -> chance.shuffled(family)
                .subList(0, Math.min(CALLS_OF_A_RULE, family.size()))
                .forEach(call -> calls.merge(call, followed.merge(rule.id(), 1, Integer::sum), Math::min)));
        calls.putIfAbsent(Call.PASS, 0);
        return calls.entrySet().stream()
                .filter(entry -> here.legalCalls().contains(entry.getKey()))
                .flatMap(entry -> onward(here, entry.getKey(), entry.getValue()).stream())
                .toList();
    }

    private static List<Way> onward(BiddingSoFar here, Call call, int followed) {
        BiddingSoFar after = here.with(call);
        return after.auction().isFinished() ? List.of() : List.of(new Way(after, followed));
    }

    /** How many rules of the system have no auction here, and which; for tests. */
    List<String> missing(BiddingSystem system) {
        return system.rules()
                .map(Rule::id)
                .filter(rule -> !byRule.containsKey(rule))
                .toList();
    }
}
