package kibitzer.advice;

import java.util.ArrayList;
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
        return new RuleInPlace<>(this, position).isMet();
    }

    /** What the rule says of the position; the standing is FAILS where no answer of it meets every need. */
    Ruling<A> ruleOn(X position) {
        return new RuleInPlace<>(this, position).ruling();
    }

    /** The same where some answer meets every need, with or without the facts; nothing where none does. */
    Optional<Ruling<A>> rulingIfMet(X position, boolean withReasons) {
        return new RuleInPlace<>(this, position).rulingIfMet(withReasons);
    }

    /**
     * Why this answer of the rule is not met here: every fact measured, the failing ones among them; where it meets
     * every need, what another answer of the rule has before it.
     */
    Ruling<A> ruleOn(X position, A answer) {
        return new RuleInPlace<>(this, position).rulingOn(answer);
    }

    /** What the rule misses in an answer itself: what each must show, or else what others have before it; each holds not. */
    List<Reason> missingIn(X position, A answer) {
        return new RuleInPlace<>(this, position).missingIn(answer);
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

    /** How far an answer is from what each must show. */
    double distanceOfEach(Option<X, A> option) {
        double sum = 0;
        for (Need<Option<X, A>> need : each) {
            sum += need.distance(option);
        }
        return sum;
    }
}
