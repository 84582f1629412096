package kibitzer.decisions;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/**
 * The rules of a decision that can be practised one by one, and the option of a deal that names some of them.
 *
 * @param all their ids
 * @param toDeal the option; none named stands for any of them
 */
public record PractisedRules(List<String> all, Field<List<String>> toDeal) {
    /** The option's name, the same for every decision. */
    public static final String OPTION = "rules";

    public PractisedRules {
        all = List.copyOf(all);
    }

    public static PractisedRules of(Stream<? extends Rule<?, ?>> rules) {
        return of(rules.<String>map(Rule::id).distinct().toList());
    }

    public static PractisedRules of(List<String> all) {
        return of(all, "deal for one of these rules; any rule if none is named");
    }

    /** @param says what it means to name a rule, where a deal is not simply for it */
    public static PractisedRules of(List<String> all, String says) {
        return new PractisedRules(all, Field.optional(OPTION, Kinds.someOf(all), List.of(), says));
    }

    /** The rules that are asked for by name, often none. */
    public List<String> named(DealRequest request) {
        return request.get(toDeal);
    }

    /** The rules to deal for: those that are named, or all. */
    public List<String> asked(DealRequest request) {
        List<String> named = named(request);
        return named.isEmpty() ? all : named;
    }
}
