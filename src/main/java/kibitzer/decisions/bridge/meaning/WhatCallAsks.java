package kibitzer.decisions.bridge.meaning;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Need;
import kibitzer.advice.Preference;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/**
 * What the hands have in common that make a call, with whose figure each is: "2NT needs 11 to 13 points; usual is shape 4-3-3-3".
 *
 * @param call the call
 * @param rules those that could give it here, one at least
 */
record WhatCallAsks(Call call, List<Rule<Bidding, Call>> rules) {

    /** True of a pass that different hands make, each for a reason of its own. */
    boolean isOfSeveralHands() {
        return call.equals(Call.PASS)
                && rules.stream().map(Rule::asksInWords).distinct().count() > 1;
    }

    String inWords() {
        Rule<Bidding, Call> first = rules.getFirst();
        List<Need<?>> needs = needs(first)
                .filter(need -> !isOfSeveralHands()
                        || rules.stream().allMatch(rule -> needs(rule).anyMatch(need::equals)))
                .toList();
        String name = CallNamed.inWords(call);
        if (needs.isEmpty()) {
            return name + " " + (isOfSeveralHands() ? "is made on hands of several kinds" : withoutNeeds(first));
        }
        String asked = listed(needs.stream()
                .filter(need -> basis(need, first) != Basis.PRACTICE && basis(need, first) != Basis.RECKONED));
        String reckoned = behind("by the book's figures ", listed(of(needs, first, Basis.RECKONED)));
        String usual = behind("usual is ", listed(of(needs, first, Basis.PRACTICE)));
        return asked.isEmpty() && reckoned.isEmpty()
                ? name + ": " + usual
                : Stream.of(
                                name + " needs " + (asked.isEmpty() ? reckoned : asked),
                                asked.isEmpty() ? "" : reckoned,
                                usual)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining("; "));
    }

    private static Stream<Need<?>> of(List<Need<?>> needs, Rule<Bidding, Call> rule, Basis basis) {
        return needs.stream().filter(need -> basis(need, rule) == basis);
    }

    private static Basis basis(Need<?> need, Rule<Bidding, Call> rule) {
        return Basis.of(need, rule.source());
    }

    private static Stream<Need<?>> needs(Rule<Bidding, Call> rule) {
        return Stream.of(rule.needs(), rule.each()).flatMap(List::stream);
    }

    private static String behind(String before, String listed) {
        return listed.isEmpty() ? "" : before + listed;
    }

    private static String listed(Stream<Need<?>> needs) {
        return needs.map(Need::inWords).distinct().collect(Collectors.joining(", "));
    }

    /** What a rule that asks nothing of the hand chooses by. */
    private static String withoutNeeds(Rule<Bidding, Call> rule) {
        return rule.order().stream()
                .map(Preference::says)
                .filter(says -> !says.isEmpty())
                .findFirst()
                .map(says -> "is " + says)
                .orElse("tells nothing new of the hand");
    }
}
