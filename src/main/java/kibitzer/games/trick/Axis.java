package kibitzer.games.trick;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One of the things in which games of tricks differ. */
public enum Axis {
    PACK(TrickRules::pack),
    DEALING(TrickRules::dealing),
    PLAIN(TrickRules::plain, rules -> rules.plain().of(rules.pack())),
    TRUMPS(TrickRules::trumps),
    MAKING(TrickRules::making),
    DUTY(TrickRules::duty),
    STOCK(TrickRules::stock),
    LEADS(rules -> all(rules.leads(), "any card may be led")),
    EQUAL(rules -> rules.pack().hasIdenticalCards() ? rules.equal() : clause("")),
    AUCTION(TrickRules::auction),
    CHANGE(TrickRules::change),
    POINTS(TrickRules::points),
    MELDS(rules -> clause(rules.melds() ? "combinations of cards score" : "")),
    SETTLING(TrickRules::settling),
    SIDES(TrickRules::sides),
    GOAL(TrickRules::goal),
    CONTRACTS(rules -> rules.contracts().size() == 1
            ? clause("")
            : clause("the kinds of hand are "
                    + rules.contracts().stream()
                            .map(contract -> contract.word().replace('-', ' '))
                            .collect(Collectors.joining(", "))));

    private record Clause(String says) implements AxisValue {}

    private final Function<TrickRules, AxisValue> value;
    private final Function<TrickRules, AxisValue> told;

    Axis(Function<TrickRules, AxisValue> value) {
        this(value, value);
    }

    /** One of which less is told than it holds. */
    Axis(Function<TrickRules, AxisValue> value, Function<TrickRules, AxisValue> told) {
        this.value = value;
        this.told = told;
    }

    private static AxisValue clause(String says) {
        return new Clause(says);
    }

    private static AxisValue all(List<? extends AxisValue> several, String none) {
        return clause(
                several.isEmpty() ? none : several.stream().map(AxisValue::says).collect(Collectors.joining("; ")));
    }

    /** A clause without a full stop; empty where there is nothing to say. */
    public String says(TrickRules rules) {
        return told.apply(rules).says();
    }

    boolean differs(TrickRules rules, TrickRules others) {
        return !value.apply(rules).equals(value.apply(others));
    }
}
