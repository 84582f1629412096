package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Bound;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.Rule;
import kibitzer.advice.Standing;
import kibitzer.games.bridge.Call;

/**
 * A rule with one of its figures put at one value: on the line, or one step to either side of it.
 *
 * @param rule the rule as it is written
 * @param shifted the same with the figure fixed; where the figure is one of several alternatives, the others fail
 * @param quantity what is counted
 * @param value where the figure is put
 * @param expected how the rule must then stand, unless an alternative carries it
 * @param alternatives what may stand in the place of the figure: all but failing, it may still be met on an edge
 * @param ofTheAnswer true if the figure is asked of the single answer, not of the hand
 */
record OnTheLine(
        Rule<Bidding, Call> rule,
        Rule<Bidding, Call> shifted,
        Quantity<?> quantity,
        double value,
        Standing expected,
        List<? extends Need<?>> alternatives,
        boolean ofTheAnswer) {

    /** The rule with no answer preferred to another, so that every answer is heard. */
    Rule<Bidding, Call> withoutPreferences() {
        return with(rule, rule.needs(), rule.each());
    }

    /** Every end of every range that the rule asks for: outside, on the line, and inside. */
    static Stream<OnTheLine> of(Rule<Bidding, Call> rule) {
        return Stream.concat(
                shifts(rule.needs())
                        .map(shift -> new OnTheLine(
                                rule,
                                with(rule, shift.needs(), rule.each()),
                                shift.quantity(),
                                shift.value(),
                                shift.expected(),
                                shift.alternatives(),
                                false)),
                shifts(rule.each())
                        .map(shift -> new OnTheLine(
                                rule,
                                with(rule, rule.needs(), shift.needs()),
                                shift.quantity(),
                                shift.value(),
                                shift.expected(),
                                shift.alternatives(),
                                true)));
    }

    private static Rule<Bidding, Call> with(
            Rule<Bidding, Call> rule, List<Need<Bidding>> needs, List<Need<Option<Bidding, Call>>> each) {
        return new Rule<>(
                rule.id(),
                rule.source(),
                rule.when(),
                needs,
                rule.answers(),
                each,
                List.of(),
                Manner.ALWAYS,
                rule.tells());
    }

    private record Shift<X>(
            List<Need<X>> needs, Quantity<X> quantity, double value, Standing expected, List<Need<X>> alternatives) {}

    private static <X> Stream<Shift<X>> shifts(List<Need<X>> needs) {
        return IntStream.range(0, needs.size())
                .boxed()
                .flatMap(i -> shifts(needs.get(i)).map(shift -> {
                    List<Need<X>> all = new ArrayList<>(needs);
                    all.set(i, new Need.All<>(shift.needs()));
                    return new Shift<>(all, shift.quantity(), shift.value(), shift.expected(), shift.alternatives());
                }));
    }

    private static <X> Stream<Shift<X>> shifts(Need<X> need) {
        return switch (need) {
            case Need.Within<X>(Quantity<X> quantity, Range range) ->
                values(quantity, range)
                        .map(value -> new Shift<>(
                                List.of(new Need.Within<>(quantity, Range.exactly(value))),
                                quantity,
                                value,
                                range.standing(value),
                                List.of()));
            case Need.All<X>(List<Need<X>> needs) -> shifts(needs);
            case Need.Any<X>(List<Need<X>> needs) -> alternatives(needs);
            case Need.Among<X> word -> Stream.empty();
            case Need.Has<X> trait -> Stream.empty();
            case Need.Compared<X> compared -> Stream.empty();
            case Need.Reaches<X> degree -> Stream.empty();
            case Need.Not<X> not -> Stream.empty();
        };
    }

    private static <X> Stream<Shift<X>> alternatives(List<Need<X>> needs) {
        return IntStream.range(0, needs.size())
                .boxed()
                .flatMap(i -> shifts(needs.get(i)).map(shift -> {
                    List<Need<X>> others = new ArrayList<>(needs);
                    others.remove(needs.get(i));
                    List<Need<X>> alone = new ArrayList<>(shift.needs());
                    others.forEach(other -> alone.add(new Need.Not<>(other)));
                    return new Shift<>(alone, shift.quantity(), shift.value(), shift.expected(), others);
                }));
    }

    private static Stream<Double> values(Quantity<?> quantity, Range range) {
        return Stream.concat(
                        range.min().stream().flatMap(end -> around(end, -step(quantity))),
                        range.max().stream().flatMap(end -> around(end, step(quantity))))
                .distinct();
    }

    /** One inside, the end itself, one outside, and the first beyond the edge of a soft end. */
    private static Stream<Double> around(Bound end, double out) {
        double edge = Math.signum(out) * end.slack();
        return Stream.of(end.value() - out, end.value(), end.value() + out, end.value() + edge + out);
    }

    /** Tricks are counted in halves, what a doubled contract loses in two hundreds and more. */
    private static double step(Quantity<?> quantity) {
        String key = quantity.key();
        return key.startsWith("points-lost") || key.startsWith("least-points-lost")
                ? 200
                : key.contains("tricks") ? 0.5 : 1;
    }

    /** How the rule must stand with this answer. */
    @SuppressWarnings("unchecked")
    Standing expected(Bidding position, Call answer) {
        return alternatives.stream()
                .map(other -> ofTheAnswer
                        ? ((Need<Option<Bidding, Call>>) other).standing(new Option<>(position, answer))
                        : ((Need<Bidding>) other).standing(position))
                .reduce(expected, Standing::or);
    }

    /** The answers that meet all the shifted rule asks of them. */
    List<Call> answers(Bidding position) {
        return rule.answers().in(position).stream()
                .filter(answer ->
                        shifted.each().stream().allMatch(need -> need.distance(new Option<>(position, answer)) == 0))
                .toList();
    }
}
