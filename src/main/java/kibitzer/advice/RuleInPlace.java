package kibitzer.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A rule held against one position: which of its answers meet it, which come first, and why the others do not. */
record RuleInPlace<X, A>(Rule<X, A> rule, X position) {

    /** True if the rule speaks here and some answer of it meets every need, on an edge at least. */
    boolean isMet() {
        Standing common = standing();
        return common != Standing.FAILS
                && rule.answers().in(position).stream()
                        .anyMatch(answer -> standingOfEach(new Option<>(position, answer)) != Standing.FAILS);
    }

    /** What the rule says of the position; the standing is FAILS where no answer of it meets every need. */
    Ruling<A> ruling() {
        Standing common = standing();
        List<Candidate<X, A>> candidates = common == Standing.FAILS ? List.of() : candidates(common);
        return candidates.isEmpty() ? failing() : ruling(candidates, true);
    }

    /** The same where some answer meets every need, with or without the facts; nothing where none does. */
    Optional<Ruling<A>> rulingIfMet(boolean withReasons) {
        Standing common = standing();
        List<Candidate<X, A>> candidates = common == Standing.FAILS ? List.of() : candidates(common);
        return candidates.isEmpty() ? Optional.empty() : Optional.of(ruling(candidates, withReasons));
    }

    private Ruling<A> ruling(List<Candidate<X, A>> candidates, boolean withReasons) {
        Standing best = candidates.stream().map(Candidate::standing).reduce(Standing.FAILS, Standing::or);
        List<Candidate<X, A>> standing = candidates.stream()
                .filter(candidate -> candidate.standing() == best)
                .toList();
        List<Candidate<X, A>> first = preferred(standing, rule.order());
        List<Preference<Option<X, A>>> firm = rule.order().stream()
                .filter(preference -> !preference.usually())
                .toList();
        List<A> answersFirst = answersOf(first);
        List<A> allowed = Stream.concat(
                        answersOf(preferred(standing, firm)).stream(),
                        candidates.stream()
                                .filter(candidate -> candidate.standing() != best)
                                .map(candidate -> candidate.option().answer()))
                .filter(answer -> !answersFirst.contains(answer))
                .toList();
        List<Reason> reasons = withReasons ? reasons(first.getFirst().option(), standing) : List.of();
        return new Ruling<>(rule.id(), rule.source(), answersFirst, allowed, best, reasons, rule.why());
    }

    /** The facts about the chosen answer, and what put it before others; where there are none, why the rule speaks. */
    private List<Reason> reasons(Option<X, A> chosen, List<Candidate<X, A>> standing) {
        List<Reason> reasons = facts().of(chosen);
        reasons.addAll(ahead(chosen, standing));
        if (reasons.isEmpty()) {
            rule.when().forEach(need -> reasons.addAll(facts().of(need, position)));
        }
        return reasons;
    }

    /** The named preferences by which the chosen answer came before others that meet every need as well. */
    private List<Reason> ahead(Option<X, A> chosen, List<Candidate<X, A>> standing) {
        List<Reason> ahead = new ArrayList<>();
        List<Candidate<X, A>> left = standing;
        for (Preference<Option<X, A>> preference : rule.order()) {
            List<Candidate<X, A>> narrowed = preferred(left, List.of(preference));
            if (narrowed.size() < left.size() && !preference.says().isEmpty()) {
                ahead.add(preference.ahead(chosen));
            }
            left = narrowed;
        }
        return ahead;
    }

    /**
     * Why this answer of the rule is not met here: every fact measured, the failing ones among them; where it meets
     * every need, what another answer of the rule has before it.
     */
    Ruling<A> rulingOn(A answer) {
        Option<X, A> option = new Option<>(position, answer);
        Standing common = standing();
        Standing own = common.and(standingOfEach(option));
        List<Reason> reasons = new ArrayList<>();
        rule.when().stream()
                .filter(need -> need.standing(position) == Standing.FAILS)
                .forEach(need -> reasons.addAll(facts().of(need, position)));
        reasons.addAll(facts().of(option));
        if (own != Standing.FAILS) {
            Optional<Reason> behind = behind(option, common, own);
            behind.ifPresent(reasons::add);
            own = own.and(behind.map(Reason::standing).orElse(Standing.HOLDS));
        }
        return new Ruling<>(rule.id(), rule.source(), List.of(answer), List.of(), own, reasons, rule.why());
    }

    /** What the rule misses in an answer itself: what each must show, or else what others have before it; each holds not. */
    List<Reason> missingIn(A answer) {
        Option<X, A> option = new Option<>(position, answer);
        List<Reason> missing = rule.each().stream()
                .flatMap(need -> facts().of(need, option).stream())
                .filter(reason -> !reason.holds())
                .toList();
        Standing common = standing();
        return missing.isEmpty() && common != Standing.FAILS
                ? behind(option, common, common.and(standingOfEach(option))).stream()
                        .filter(reason -> !reason.holds())
                        .toList()
                : missing;
    }

    /** The first preference by which the answer loses to others that stand as well as it does. */
    private Optional<Reason> behind(Option<X, A> option, Standing common, Standing own) {
        List<Option<X, A>> left = candidates(common).stream()
                .filter(candidate -> candidate.standing().compareTo(own) >= 0)
                .map(Candidate::option)
                .toList();
        if (left.isEmpty()) {
            return Optional.empty();
        }
        for (Preference<Option<X, A>> preference : rule.order()) {
            double top = preference.top(left);
            if (preference.rank(option) < top) {
                return Optional.of(preference.behind(option, left));
            }
            left = left.stream().filter(other -> preference.rank(other) == top).toList();
        }
        return Optional.empty();
    }

    private Ruling<A> failing() {
        List<Reason> reasons = facts().ofPosition(position);
        List<A> family = rule.answers().in(position);
        if (reasons.stream().allMatch(Reason::holds) && !family.isEmpty()) {
            A nearest = family.stream()
                    .min(Comparator.comparingDouble(answer -> rule.distanceOfEach(new Option<>(position, answer))))
                    .orElseThrow();
            rule.each().forEach(need -> reasons.addAll(facts().of(need, new Option<>(position, nearest))));
            return new Ruling<>(
                    rule.id(), rule.source(), List.of(nearest), List.of(), Standing.FAILS, reasons, rule.why());
        }
        return new Ruling<>(
                rule.id(),
                rule.source(),
                family.size() == 1 ? family : List.of(),
                List.of(),
                Standing.FAILS,
                reasons,
                rule.why());
    }

    private Standing standing() {
        Standing worst = rule.speaksIn(position) ? Standing.HOLDS : Standing.FAILS;
        for (Need<X> need : rule.needs()) {
            if (worst == Standing.FAILS) {
                return worst;
            }
            worst = worst.and(need.standing(position));
        }
        return worst;
    }

    private Standing standingOfEach(Option<X, A> option) {
        Standing worst = Standing.HOLDS;
        for (Need<Option<X, A>> need : rule.each()) {
            worst = worst.and(need.standing(option));
            if (worst == Standing.FAILS) {
                return worst;
            }
        }
        return worst;
    }

    private record Candidate<X, A>(Option<X, A> option, Standing standing) {}

    private List<Candidate<X, A>> candidates(Standing common) {
        List<Candidate<X, A>> candidates = new ArrayList<>();
        for (A answer : rule.answers().in(position)) {
            Option<X, A> option = new Option<>(position, answer);
            Standing own = common.and(standingOfEach(option));
            if (own != Standing.FAILS) {
                candidates.add(new Candidate<>(option, own));
            }
        }
        return candidates;
    }

    private List<Candidate<X, A>> preferred(
            List<Candidate<X, A>> candidates, List<Preference<Option<X, A>>> preferences) {
        List<Candidate<X, A>> left = candidates;
        for (Preference<Option<X, A>> preference : preferences) {
            if (left.size() == 1) {
                return left;
            }
            double top = preference.top(left.stream().map(Candidate::option).toList());
            left = left.stream()
                    .filter(candidate -> preference.rank(candidate.option()) == top)
                    .toList();
        }
        return left;
    }

    private List<A> answersOf(List<Candidate<X, A>> candidates) {
        return candidates.stream().map(candidate -> candidate.option().answer()).toList();
    }

    private RuleFacts<X, A> facts() {
        return new RuleFacts<>(rule);
    }
}
