package kibitzer.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Chance;

/**
 * One rule of a convention: where it speaks, what it needs, what it answers, and where it is written.
 *
 * @param id "acol.open.weak-no-trump"
 * @param title what a person calls it: "Weak no trump"
 * @param source where the rule stands
 * @param when where the rule speaks at all: the stage, the seat, the vulnerability
 * @param needs what the position must show
 * @param answers the answers the rule speaks of
 * @param each what each single answer must show
 * @param order which of several answers comes first; later entries break ties of earlier ones
 * @param manner how firmly the book speaks
 * @param tells what the answer tells others beside what it needs, in the words of the convention; often nothing
 * @param why what the answer is for
 */
public record Rule<X, A>(
        String id,
        String title,
        Source source,
        List<Need<X>> when,
        List<Need<X>> needs,
        Answers<X, A> answers,
        List<Need<Option<X, A>>> each,
        List<Preference<Option<X, A>>> order,
        Manner manner,
        List<String> tells,
        Optional<Why> why) {

    public Rule {
        when = List.copyOf(when);
        needs = List.copyOf(needs);
        each = List.copyOf(each);
        order = List.copyOf(order);
        tells = List.copyOf(tells);
    }

    /** Rules that are equal have one id; to look at all that they ask takes long. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** A rule that is called by its id. */
    public Rule(
            String id,
            Source source,
            List<Need<X>> when,
            List<Need<X>> needs,
            Answers<X, A> answers,
            List<Need<Option<X, A>>> each,
            List<Preference<Option<X, A>>> order,
            Manner manner,
            List<String> tells) {
        this(id, RuleTitle.of(id), source, when, needs, answers, each, order, manner, tells, Optional.empty());
    }

    public static RuleBuilder rule(String id, Source source) {
        return new RuleBuilder(id, source);
    }

    public boolean speaksIn(X position) {
        for (Need<X> need : when) {
            if (need.standing(position) == Standing.FAILS) {
                return false;
            }
        }
        return true;
    }

    /** True if the rule could give this answer here, its needs aside. */
    public boolean speaksOf(X position, A answer) {
        return answers.in(position).contains(answer);
    }

    /**
     * The rule in one place, for the positions there: it speaks, and its answers are listed. Only for a rule whose
     * {@code when} and family look at nothing in which these positions differ.
     */
    Rule<X, A> at(X place) {
        List<A> listed = List.copyOf(answers.in(place));
        Answers<X, A> here = new Answers<>(answers.name(), position -> listed);
        boolean saysWhen = needs.isEmpty() && each.isEmpty(); // it has no other facts to tell
        return new Rule<>(id, title, source, saysWhen ? when : List.of(), needs, here, each, order, manner, tells, why);
    }

    /** The same rule, which speaks only where this holds too. */
    public Rule<X, A> onlyWhen(Need<X> more) {
        return with(and(when, more), needs, each);
    }

    /** The same rule, taken from elsewhere. */
    public Rule<X, A> from(Source other) {
        return new Rule<>(id, title, other, when, needs, answers, each, order, manner, tells, why);
    }

    /** The same rule with what its answer is for. */
    public Rule<X, A> withWhy(Why told) {
        return new Rule<>(id, title, source, when, needs, answers, each, order, manner, tells, Optional.of(told));
    }

    /** What the rule asks of numbers, one by one. */
    public List<RuleFigure> figures() {
        return RuleFigure.of(Stream.concat(needs.stream(), each.stream()), source);
    }

    /** The same rule, which asks this of its answers too. */
    public Rule<X, A> asking(Need<Option<X, A>> more) {
        return with(when, needs, and(each, more));
    }

    /** The same rule with something else that it asks. */
    Rule<X, A> with(List<Need<X>> speaks, List<Need<X>> asked, List<Need<Option<X, A>>> ofEach) {
        return new Rule<>(id, title, source, speaks, asked, answers, ofEach, order, manner, tells, why);
    }

    private static <S> List<Need<S>> and(List<Need<S>> needs, Need<S> more) {
        return Stream.concat(needs.stream(), Stream.of(more)).toList();
    }

    /** What the rule asks of the position and of its answer: "13 to 15 points, balanced". */
    public String asksInWords() {
        return Stream.concat(needs.stream().map(Need::inWords), each.stream().map(Need::inWords))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    /** True if the rule speaks here and some answer of it meets every need, on an edge at least. */
    boolean isMetBy(X position) {
        Standing common = standing(position);
        return common != Standing.FAILS
                && answers.in(position).stream()
                        .anyMatch(answer -> standingOfEach(new Option<>(position, answer)) != Standing.FAILS);
    }

    /** What the rule says of the position; the standing is FAILS where no answer of it meets every need. */
    Ruling<A> ruleOn(X position) {
        Standing common = standing(position);
        List<Candidate<X, A>> candidates = common == Standing.FAILS ? List.of() : candidates(position, common);
        return candidates.isEmpty() ? failing(position) : ruling(position, candidates, true);
    }

    /** The same where some answer meets every need, with or without the facts; nothing where none does. */
    Optional<Ruling<A>> rulingIfMet(X position, boolean withReasons) {
        Standing common = standing(position);
        List<Candidate<X, A>> candidates = common == Standing.FAILS ? List.of() : candidates(position, common);
        return candidates.isEmpty() ? Optional.empty() : Optional.of(ruling(position, candidates, withReasons));
    }

    private Ruling<A> ruling(X position, List<Candidate<X, A>> candidates, boolean withReasons) {
        Standing best = candidates.stream().map(Candidate::standing).reduce(Standing.FAILS, Standing::or);
        List<Candidate<X, A>> standing = candidates.stream()
                .filter(candidate -> candidate.standing() == best)
                .toList();
        List<Candidate<X, A>> first = preferred(standing, order);
        List<Preference<Option<X, A>>> firm =
                order.stream().filter(preference -> !preference.usually()).toList();
        List<A> answersFirst = answersOf(first);
        List<A> allowed = Stream.concat(
                        answersOf(preferred(standing, firm)).stream(),
                        candidates.stream()
                                .filter(candidate -> candidate.standing() != best)
                                .map(candidate -> candidate.option().answer()))
                .filter(answer -> !answersFirst.contains(answer))
                .toList();
        List<Reason> reasons = withReasons ? reasons(position, first.getFirst().option(), standing) : List.of();
        return new Ruling<>(id, source, answersFirst, allowed, best, reasons, why);
    }

    /** The facts about the chosen answer, and what put it before others; where there are none, why the rule speaks. */
    private List<Reason> reasons(X position, Option<X, A> chosen, List<Candidate<X, A>> standing) {
        List<Reason> reasons = reasons(chosen);
        reasons.addAll(ahead(chosen, standing));
        if (reasons.isEmpty()) {
            when.forEach(need -> reasons.addAll(told(need, position)));
        }
        return reasons;
    }

    /** The facts about a need, each with what it rests on by the rule's source. */
    private <S> List<Reason> told(Need<S> need, S subject) {
        return switch (need) {
            case Need.All<S>(var needs) ->
                needs.stream().flatMap(each -> told(each, subject).stream()).toList();
            case Need.Any<S> any when any.standing(subject) != Standing.FAILS -> told(any.carrying(subject), subject);
            default ->
                need.reasons(subject).stream()
                        .map(reason -> besideThePrinted(need, reason)
                                .on(Basis.of(need, source).under(manner))
                                .meaning(PracticeAlone.meaning(need, source).under(manner)))
                        .toList();
        };
    }

    /** What a club asks is told beside what the rule does: "12 to 14 (the book: 13 to 15)". */
    private Reason besideThePrinted(Need<?> need, Reason reason) {
        return need instanceof Need.Within<?>(var quantity, var range)
                        && range.printed().isPresent()
                ? reason.beside(source.basisOfFigure(quantity.key()).named() + ": "
                        + range.asPrinted().inWords())
                : reason;
    }

    /** The named preferences by which the chosen answer came before others that meet every need as well. */
    private List<Reason> ahead(Option<X, A> chosen, List<Candidate<X, A>> standing) {
        List<Reason> ahead = new ArrayList<>();
        List<Candidate<X, A>> left = standing;
        for (Preference<Option<X, A>> preference : order) {
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
    Ruling<A> ruleOn(X position, A answer) {
        Option<X, A> option = new Option<>(position, answer);
        Standing common = standing(position);
        Standing own = common.and(standingOfEach(option));
        List<Reason> reasons = new ArrayList<>();
        when.stream()
                .filter(need -> need.standing(position) == Standing.FAILS)
                .forEach(need -> reasons.addAll(told(need, position)));
        reasons.addAll(reasons(option));
        if (own != Standing.FAILS) {
            Optional<Reason> behind = behind(option, common, own);
            behind.ifPresent(reasons::add);
            own = own.and(behind.map(Reason::standing).orElse(Standing.HOLDS));
        }
        return new Ruling<>(id, source, List.of(answer), List.of(), own, reasons, why);
    }

    /** What the rule misses in an answer itself: what each must show, or else what others have before it; each holds not. */
    List<Reason> missingIn(X position, A answer) {
        Option<X, A> option = new Option<>(position, answer);
        List<Reason> missing = each.stream()
                .flatMap(need -> told(need, option).stream())
                .filter(reason -> !reason.holds())
                .toList();
        Standing common = standing(position);
        return missing.isEmpty() && common != Standing.FAILS
                ? behind(option, common, common.and(standingOfEach(option))).stream()
                        .filter(reason -> !reason.holds())
                        .toList()
                : missing;
    }

    /** The first preference by which the answer loses to others that stand as well as it does. */
    private Optional<Reason> behind(Option<X, A> option, Standing common, Standing own) {
        List<Option<X, A>> left = candidates(option.position(), common).stream()
                .filter(candidate -> candidate.standing().compareTo(own) >= 0)
                .map(Candidate::option)
                .toList();
        if (left.isEmpty()) {
            return Optional.empty();
        }
        for (Preference<Option<X, A>> preference : order) {
            double top = preference.top(left);
            if (preference.rank(option) < top) {
                return Optional.of(preference.behind(option, left));
            }
            left = left.stream().filter(other -> preference.rank(other) == top).toList();
        }
        return Optional.empty();
    }

    private Ruling<A> failing(X position) {
        List<Reason> reasons = new ArrayList<>();
        needs.forEach(need -> reasons.addAll(told(need, position)));
        List<A> family = answers.in(position);
        if (reasons.stream().allMatch(Reason::holds) && !family.isEmpty()) {
            A nearest = family.stream()
                    .min(Comparator.comparingDouble(answer -> distanceOfEach(new Option<>(position, answer))))
                    .orElseThrow();
            each.forEach(need -> reasons.addAll(told(need, new Option<>(position, nearest))));
            return new Ruling<>(id, source, List.of(nearest), List.of(), Standing.FAILS, reasons, why);
        }
        return new Ruling<>(
                id, source, family.size() == 1 ? family : List.of(), List.of(), Standing.FAILS, reasons, why);
    }

    private List<Reason> reasons(Option<X, A> option) {
        List<Reason> reasons = new ArrayList<>();
        needs.forEach(need -> reasons.addAll(told(need, option.position())));
        each.forEach(need -> reasons.addAll(told(need, option)));
        return reasons;
    }

    private Standing standing(X position) {
        Standing worst = speaksIn(position) ? Standing.HOLDS : Standing.FAILS;
        for (Need<X> need : needs) {
            if (worst == Standing.FAILS) {
                return worst;
            }
            worst = worst.and(need.standing(position));
        }
        return worst;
    }

    private Standing standingOfEach(Option<X, A> option) {
        Standing worst = Standing.HOLDS;
        for (Need<Option<X, A>> need : each) {
            worst = worst.and(need.standing(option));
            if (worst == Standing.FAILS) {
                return worst;
            }
        }
        return worst;
    }

    private record Candidate<X, A>(Option<X, A> option, Standing standing) {}

    private List<Candidate<X, A>> candidates(X position, Standing common) {
        List<Candidate<X, A>> candidates = new ArrayList<>();
        for (A answer : answers.in(position)) {
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

    /** How far the position is from meeting the rule: 0 where it holds without an edge. */
    public double distance(X position) {
        double nearest = Double.POSITIVE_INFINITY;
        for (A answer : answers.in(position)) {
            nearest = Math.min(nearest, distanceOfEach(new Option<>(position, answer)));
        }
        if (nearest == Double.POSITIVE_INFINITY) {
            return nearest; // no answer is possible here, whatever the needs
        }
        double sum = 0;
        for (Need<X> need : when) {
            sum += need.distance(position);
        }
        for (Need<X> need : needs) {
            sum += need.distance(position);
        }
        return sum + nearest;
    }

    /** How far the position is from this one answer of the rule; infinite where the rule does not speak of it here. */
    double distance(X position, A answer) {
        if (!speaksOf(position, answer)) {
            return Double.POSITIVE_INFINITY;
        }
        double sum = distanceOfEach(new Option<>(position, answer));
        for (Need<X> need : when) {
            sum += need.distance(position);
        }
        for (Need<X> need : needs) {
            sum += need.distance(position);
        }
        return sum;
    }

    /**
     * This rule with one of its figures put on the line: just inside or just outside one end of one range (12 or 13, 15
     * or 16). The same rule where it has no range.
     */
    public Rule<X, A> onTheLine(Chance chance) {
        List<Integer> ranged = IntStream.range(0, needs.size())
                .filter(i -> needs.get(i) instanceof Need.Within<X>)
                .boxed()
                .toList();
        if (ranged.isEmpty()) {
            return this;
        }
        int chosen = chance.oneOf(ranged);
        List<Need<X>> shifted = new ArrayList<>(needs);
        if (needs.get(chosen) instanceof Need.Within<X>(Quantity<X> quantity, Range range)) {
            shifted.set(chosen, new Need.Within<>(quantity, Range.exactly(chance.oneOf(range.line()))));
        }
        return with(when, shifted, each);
    }

    private double distanceOfEach(Option<X, A> option) {
        double sum = 0;
        for (Need<Option<X, A>> need : each) {
            sum += need.distance(option);
        }
        return sum;
    }
}
