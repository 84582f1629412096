package kibitzer.decisions;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleFamilies;
import kibitzer.advice.RuleTitle;
import kibitzer.advice.Why;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/**
 * The rules of a decision that can be practised one by one, and the option of a deal that names some of them.
 *
 * @param all their ids
 * @param titles what each that has a title is called
 * @param whys what the answer of each that says so is for
 * @param answers what each answers that always answers the same
 * @param inNoBook those that general practice alone gives: where one decides, the book is silent
 * @param families the families into which they fall
 * @param toDeal the option; none named stands for any of them
 */
public record PractisedRules(
        List<String> all,
        Map<String, String> titles,
        Map<String, Why> whys,
        Map<String, Object> answers,
        Set<String> inNoBook,
        RuleFamilies families,
        Field<List<String>> toDeal) {
    /** The option's name, the same for every decision. */
    public static final String OPTION = "rules";

    private static final String ANY = "deal for one of these rules; any rule if none is named";

    public PractisedRules {
        all = List.copyOf(all);
        titles = Map.copyOf(titles);
        whys = Map.copyOf(whys);
        answers = Map.copyOf(answers);
        inNoBook = Set.copyOf(inNoBook);
    }

    /** Where answers are counted there are none. */
    static PractisedRules none() {
        return of(List.of());
    }

    public static PractisedRules of(Stream<? extends Rule<?, ?>> rules) {
        Map<String, String> titles = new LinkedHashMap<>();
        Map<String, Why> whys = new LinkedHashMap<>();
        Map<String, Object> answers = new LinkedHashMap<>();
        Set<String> inABook = new HashSet<>();
        rules.forEach(rule -> {
            titles.putIfAbsent(rule.id(), rule.title());
            rule.why().ifPresent(why -> whys.putIfAbsent(rule.id(), why));
            rule.answers().always().ifPresent(answer -> answers.putIfAbsent(rule.id(), answer));
            if (!rule.source().isGeneralPractice()) {
                inABook.add(rule.id());
            }
        });
        List<String> all = List.copyOf(titles.keySet());
        Set<String> inNoBook = new HashSet<>(all);
        inNoBook.removeAll(inABook);
        return new PractisedRules(all, titles, whys, answers, inNoBook, RuleFamilies.NONE, toDeal(all, ANY));
    }

    public static PractisedRules of(List<String> all) {
        return of(all, ANY);
    }

    /** @param says what it means to name a rule, where a deal is not simply for it */
    public static PractisedRules of(List<String> all, String says) {
        return new PractisedRules(all, Map.of(), Map.of(), Map.of(), Set.of(), RuleFamilies.NONE, toDeal(all, says));
    }

    private static Field<List<String>> toDeal(List<String> all, String says) {
        return Field.optional(OPTION, Kinds.someOf(all), List.of(), says);
    }

    /** The same, called as these rules are. */
    public PractisedRules called(Stream<? extends Rule<?, ?>> rules) {
        Map<String, String> called = new LinkedHashMap<>(titles);
        rules.forEach(rule -> called.putIfAbsent(rule.id(), rule.title()));
        return new PractisedRules(all, called, whys, answers, inNoBook, families, toDeal);
    }

    /** The same, which fall into these families. */
    public PractisedRules in(RuleFamilies others) {
        return new PractisedRules(all, titles, whys, answers, inNoBook, others, toDeal);
    }

    /** What a rule is about among the others: "Acol, answering partner"; empty where it is of no family with a heading. */
    public String headingOf(String rule) {
        return families.headingOf(rule);
    }

    /** What a person calls a rule: "Weak no trump". */
    public String titleOf(String rule) {
        return titles.getOrDefault(rule, RuleTitle.of(rule));
    }

    /** What a rule's answer is for, if it says so. */
    public Optional<Why> whyOf(String rule) {
        return Optional.ofNullable(whys.get(rule));
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
