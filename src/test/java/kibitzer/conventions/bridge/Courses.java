package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import kibitzer.advice.Rule;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * The auctions in which each rule of a system comes to speak, found by bidding on from nothing with every call that a
 * rule could give. Of the auctions that grow so, every rule that gave the last bid keeps its share, so that what is
 * rare is not crowded out.
 */
final class Courses {
    private static final int BREADTH = 260;
    private static final int LEAST_SHARE = 2;
    private static final int DEPTH = 15;
    private static final int CALLS_OF_A_RULE = 2;
    private static final int COURSES_OF_A_RULE = 60;
    private static final int REPLACED = 3;
    /** The side that did not open comes in once in so many auctions. */
    private static final int COMES_IN = 6;

    private static final Map<BiddingSystem, Courses> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final Map<String, List<BiddingSoFar>> byRule;

    private Courses(Map<String, List<BiddingSoFar>> byRule) {
        this.byRule = byRule;
    }

    /** Searched once for each system. */
    static Courses of(BiddingSystem system) {
        return KNOWN.computeIfAbsent(system, Courses::search);
    }

    /** Auctions in which the rule speaks, whoever is to call; none if the search met none. */
    List<BiddingSoFar> inWhichSpeaks(String rule) {
        return byRule.getOrDefault(rule, List.of());
    }

    /** An auction, and the rule that gave the last call in it that was no pass. */
    private record Course(BiddingSoFar soFar, String lastRule) {}

    private static Courses search(BiddingSystem system) {
        Chance chance = new Seed(1).chance();
        Map<String, List<BiddingSoFar>> byRule = new HashMap<>();
        List<Course> layer = new ArrayList<>();
        for (Vulnerability vulnerability : Vulnerability.values()) {
            layer.add(new Course(BiddingSoFar.opened(Seat.NORTH, vulnerability, system, system), ""));
        }
        for (int depth = 0; depth < DEPTH && !layer.isEmpty(); depth++) {
            Map<String, List<Course>> next = new LinkedHashMap<>();
            for (Course course : layer) {
                for (Course longer : longer(course, byRule, chance)) {
                    next.computeIfAbsent(longer.lastRule(), none -> new ArrayList<>())
                            .add(longer);
                }
            }
            int share = Math.max(LEAST_SHARE, BREADTH / Math.max(1, next.size()));
            layer = next.values().stream()
                    .flatMap(alike -> chance.shuffled(alike).stream().limit(share))
                    .toList();
        }
        return new Courses(byRule);
    }

    /** Notes which rules speak here, and goes on with some calls of each. */
    private static List<Course> longer(Course course, Map<String, List<BiddingSoFar>> byRule, Chance chance) {
        BiddingSoFar here = course.soFar();
        Bidding anybody = Bidding.unseen(here);
        boolean defending = here.opener().map(opener -> !here.isOurs(opener)).orElse(false);
        boolean comesIn = !defending || chance.onceIn(COMES_IN);
        Map<Call, Course> longer = new LinkedHashMap<>();
        List<Rule<Bidding, Call>> speaking =
                here.book().rules().filter(rule -> rule.speaksIn(anybody)).toList();
        for (Rule<Bidding, Call> rule : speaking) {
            List<Call> calls = rule.answers().in(anybody).stream()
                    .filter(here.legalCalls()::contains)
                    .toList();
            if (!calls.isEmpty()) {
                note(here, byRule.computeIfAbsent(rule.id(), none -> new ArrayList<>()), chance);
            }
            chance.shuffled(calls).stream()
                    .limit(CALLS_OF_A_RULE)
                    .filter(call -> comesIn && !call.equals(Call.PASS))
                    .forEach(call -> longer.putIfAbsent(call, new Course(here.with(call), rule.id())));
        }
        if (here.stage() == Stage.OPENING && !chance.onceIn(COMES_IN)) {
            return List.copyOf(longer.values()); // most auctions are opened early, so that they may grow long
        }
        BiddingSoFar passed = here.with(Call.PASS);
        if (!passed.auction().isFinished()) {
            longer.put(Call.PASS, new Course(passed, course.lastRule()));
        }
        return List.copyOf(longer.values());
    }

    /** Keeps a sample of all auctions in which a rule speaks, early and late ones. */
    private static void note(BiddingSoFar here, List<BiddingSoFar> known, Chance chance) {
        if (known.size() < COURSES_OF_A_RULE) {
            known.add(here);
        } else if (chance.onceIn(REPLACED)) {
            known.set(chance.below(known.size()), here);
        }
    }
}
