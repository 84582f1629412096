package kibitzer.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of one convention for one kind of decision, in order of preference: the place in the list is the
 * preference, and rules in one place are held equal.
 *
 * @param name what the convention is called: "Acol"
 * @param places the rules, first choice first
 */
public record RuleBook<X, A>(String name, List<List<Rule<X, A>>> places) {
    /** A rule this near to holding (in units of its features) is worth a word on why it does not. */
    private static final double NEAR = 2;

    private static final int NEAR_MISSES = 2;

    private static final double TRAIT = 8;

    private static final double DECISIVE_TRAIT = 6;

    private static final double OTHERS_PREFERRED = 0.5;

    public RuleBook {
        places = places.stream().map(List::copyOf).toList();
        Set<String> ids = new LinkedHashSet<>();
        for (List<Rule<X, A>> place : places) {
            for (Rule<X, A> rule : place) {
                if (!ids.add(rule.id())) {
                    throw new IllegalArgumentException("two rules named " + rule.id() + " in " + name);
                }
            }
        }
    }

    public static <X, A> Builder<X, A> named(String name) {
        return new Builder<>(name);
    }

    public Stream<Rule<X, A>> rules() {
        return places.stream().flatMap(List::stream);
    }

    /** The rules that can be practised: what is only allowed never decides, and what no book says is not taught. */
    public Stream<Rule<X, A>> practised() {
        return rules().filter(
                        rule -> rule.manner() != Manner.MAY && !rule.source().isGeneralPractice());
    }

    /** The same places with every rule changed. */
    public RuleBook<X, A> mapped(UnaryOperator<Rule<X, A>> change) {
        return new RuleBook<>(
                name,
                places.stream()
                        .map(place -> place.stream().map(change).toList())
                        .toList());
    }

    /** The same places, each followed by what is played beside its rules. */
    public RuleBook<X, A> followed(Function<Rule<X, A>, Stream<Rule<X, A>>> behind) {
        return new RuleBook<>(
                name,
                places.stream()
                        .flatMap(place -> Stream.concat(
                                Stream.of(place), place.stream().flatMap(behind).map(List::of)))
                        .toList());
    }

    /** The same rules as a club plays them. */
    public RuleBook<X, A> played(List<ClubPlay> club) {
        return club.isEmpty() ? this : mapped(rule -> InOurClub.played(rule, club));
    }

    /** What the rules are taken from, each source once. */
    public List<Source> sources() {
        return rules().map(Rule::source).distinct().toList();
    }

    public Optional<Rule<X, A>> rule(String id) {
        return rules().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /**
     * The rules that speak in one place, their answers listed: the same book for all positions that differ from this one
     * only in what no rule's {@code when} and family of answers look at, such as the hands that may be held at a turn.
     */
    public RuleBook<X, A> at(X place) {
        return new RuleBook<>(
                name,
                places.stream()
                        .map(rules -> rules.stream()
                                .filter(rule -> rule.speaksIn(place))
                                .map(rule -> rule.at(place))
                                .toList())
                        .filter(rules -> !rules.isEmpty())
                        .toList());
    }

    /**
     * The book's answers: those of the first place whose rules hold. Where that place holds only on a soft edge, the
     * next place that holds stands beside it; where it leaves its figure to practice, or says "usually", the next
     * place's answers are allowed. So is, of every place up to there, what practice alone withholds.
     */
    public Advice<A> advise(X position) {
        return advise(position, answer -> true);
    }

    /** The same; of the answers that only practice withholds, by far, those that are within reason. */
    public Advice<A> advise(X position, Predicate<A> withinReason) {
        Deciding<A> deciding = decide(position, true, rule -> PracticeAlone.answers(rule, position, withinReason));
        return deciding.asAdvice(name, best -> nearMisses(position, best));
    }

    /** The book's first answers alone, for a player who wants no reasons; none where it is silent. */
    public List<A> best(X position) {
        return inShort(position).best();
    }

    /** What decides and its answers, without reasons and without what comes near. */
    public Advice<A> inShort(X position) {
        return decide(position, false, rule -> List.of()).asAdvice(name, best -> List.of());
    }

    /** The same, but none where general practice alone would speak. */
    public List<A> bestAsPrinted(X position) {
        Advice<A> advice = inShort(position);
        return advice.silent() ? List.of() : advice.best();
    }

    private Deciding<A> decide(X position, boolean withReasons, Function<Rule<X, A>, List<A>> withheld) {
        Deciding<A> deciding = new Deciding<>();
        for (List<Rule<X, A>> place : places) {
            List<Ruling<A>> holding = new ArrayList<>();
            boolean firm = false;
            for (Rule<X, A> rule : place) {
                Optional<Ruling<A>> met = rule.rulingIfMet(position, withReasons);
                deciding.allow(withheld.apply(rule));
                if (met.isEmpty()) {
                    continue;
                }
                Ruling<A> ruling = met.get();
                firm |= isFirm(rule, ruling);
                if (rule.manner() == Manner.MAY) {
                    deciding.allow(ruling);
                } else {
                    holding.add(ruling);
                }
            }
            deciding.add(holding);
            if (firm) {
                break;
            }
        }
        return deciding;
    }

    private boolean isFirm(Rule<X, A> rule, Ruling<A> ruling) {
        return rule.manner() == Manner.ALWAYS
                && ruling.standing() == Standing.HOLDS
                && !rule.source().leavesAFigureOpen();
    }

    /**
     * The rules that could have given this answer here, with the needs that fail; where none of them speaks here, those
     * that speak elsewhere, with what they ask of the place. Empty if no rule ever gives the answer. What one of several
     * rules held equal finds in the answer, the others cannot be missing. Those come first that
     * the position is nearest to, by how much it misses and by how many facts: what it lacks of them tells the learner most.
     * A trait that the deciding rule looks at is nearer than one that plays no part in the decision. What a rule misses in
     * every best answer as well is not told: it does not decide.
     */
    public List<Ruling<A>> whyNot(X position, A answer) {
        boolean speaking = isGiven(position, answer);
        Map<String, Double> distances = new HashMap<>();
        rules().forEach(rule -> distances.put(rule.id(), rule.distance(position, answer)));
        Advice<A> advice = decide(position, true, rule -> List.of()).asAdvice(name, best -> List.of());
        Set<String> decisive = traitsOf(advice);
        Set<String> overruled = overruled(position, advice);
        return places.stream()
                .map(place -> place.stream()
                        .filter(rule -> rule.speaksOf(position, answer) && (!speaking || rule.speaksIn(position)))
                        .map(rule -> TellingApart.ruling(rule, position, answer, advice.best()))
                        .toList())
                .flatMap(RuleBook::metOrElseAll)
                .sorted(Comparator.<Ruling<A>, Boolean>comparing(ruling -> overruled.contains(ruling.rule()))
                        .thenComparingDouble(ruling -> distances.getOrDefault(ruling.rule(), Double.POSITIVE_INFINITY)
                                + kindsMissing(ruling, decisive)))
                .map(ruling -> overruled.contains(ruling.rule()) ? ruling.withoutReasons() : ruling)
                .toList();
    }

    /** The first rule that allows an answer here beside what decides; empty where none does. */
    public Optional<Ruling<A>> allowing(X position, A answer) {
        return rules().filter(rule -> rule.manner() == Manner.MAY)
                .flatMap(rule -> rule.rulingIfMet(position, true).stream())
                .filter(ruling -> ruling.answers().contains(answer))
                .findFirst();
    }

    /** True if the rule that decides here asks each answer for this, by the fact's key, and this one shows it. */
    public boolean isMetToo(X position, A answer, String fact) {
        return inShort(position).ruling().flatMap(first -> rule(first.rule())).stream()
                .anyMatch(rule -> TellingApart.isMetToo(rule, new Option<>(position, answer), fact));
    }

    /** The rules behind the deciding one that would not be heard even if they were met; of these nothing is told but that. */
    private Set<String> overruled(X position, Advice<A> advice) {
        Optional<Rule<X, A>> deciding = advice.rulings().stream()
                .findFirst()
                .flatMap(first ->
                        rules().filter(rule -> rule.id().equals(first.rule())).findFirst());
        return deciding.stream()
                .flatMap(first -> rules().dropWhile(rule -> !rule.equals(first))
                        .skip(1)
                        .filter(later -> Overruled.is(later, first, position)))
                .map(Rule::id)
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * Each fact that is missed counts, and a trait for eight: a rule for another kind of hand is farther off than one whose
     * figure is missed.
     */
    private static double kindsMissing(Ruling<?> ruling, Set<String> decisive) {
        return ruling.failing().stream()
                .mapToDouble(reason -> !(reason.actual() instanceof Boolean)
                        ? 1
                        : decisive.contains(reason.fact()) ? DECISIVE_TRAIT : TRAIT)
                .sum();
    }

    private static Set<String> traitsOf(Advice<?> advice) {
        return advice.rulings().stream()
                .limit(1)
                .flatMap(ruling -> ruling.reasons().stream())
                .filter(reason -> reason.actual() instanceof Boolean)
                .map(Reason::fact)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static <A> Stream<Ruling<A>> metOrElseAll(List<Ruling<A>> place) {
        List<Ruling<A>> met = place.stream()
                .filter(ruling -> ruling.standing() != Standing.FAILS)
                .toList();
        return (met.isEmpty() ? place : met).stream();
    }

    /**
     * What an answer shows in this position, in words: what each rule asks that could give it here, with the rule's title where
     * several could.
     */
    public List<String> shows(X position, A answer) {
        List<Rule<X, A>> giving = rules().filter(rule -> InOurClub.isPlayed(rule, position, answer))
                .filter(rule -> rule.speaksIn(position) && rule.speaksOf(position, answer))
                .filter(rule -> !rule.asksInWords().isEmpty())
                .toList();
        return giving.stream()
                .map(rule -> giving.size() == 1 ? rule.asksInWords() : rule.title() + ": " + rule.asksInWords())
                .distinct()
                .toList();
    }

    /** True if some rule that speaks in this position could give the answer. */
    public boolean isGiven(X position, A answer) {
        return rules().filter(rule -> InOurClub.isPlayed(rule, position, answer))
                .anyMatch(rule -> rule.speaksIn(position) && rule.speaksOf(position, answer));
    }

    private List<Ruling<A>> nearMisses(X position, Set<A> best) {
        return rules().filter(rule -> rule.speaksIn(position))
                .map(rule -> new Near<>(rule, rule.distance(position)))
                .filter(near -> near.distance() > 0 && near.distance() <= NEAR)
                .sorted(Comparator.comparingDouble(Near::distance))
                .map(near -> near.rule().ruleOn(position))
                .filter(ruling -> ruling.standing() == Standing.FAILS
                        && !ruling.answers().isEmpty()
                        && best.stream().noneMatch(ruling.answers()::contains))
                .limit(NEAR_MISSES)
                .toList();
    }

    private record Near<X, A>(Rule<X, A> rule, double distance) {}

    /**
     * How far the position is from being decided by this rule: 0 where it is, without an edge; below 1 where only rules
     * before it stand in the way, the less the fewer they are.
     */
    public double distance(X position, Rule<X, A> target) {
        double own = target.distance(position);
        if (own > 0) {
            return own;
        }
        if (decide(position, false, rule -> List.of()).isBy(target.id())) {
            return 0;
        }
        long inTheWay = Math.max(
                1,
                rules().takeWhile(rule -> !rule.id().equals(target.id()))
                        .filter(rule -> rule.isMetBy(position))
                        .count());
        return inTheWay / (inTheWay + 1.0);
    }

    /**
     * How far the position is from having this answer first: 0 where it has; below 1 where other answers are merely
     * preferred. Where the book says nothing at all, any answer is as near as it can be.
     */
    public double distanceTo(X position, A answer) {
        Advice<A> advice = inShort(position);
        if (advice.best().contains(answer)) {
            return 0;
        }
        double nearest = rules().mapToDouble(rule -> rule.distance(position, answer))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
        return nearest > 0 ? nearest : OTHERS_PREFERRED;
    }

    /** Puts a rule book together, place by place. */
    public static final class Builder<X, A> {
        private final String name;
        private final List<List<Rule<X, A>>> places = new ArrayList<>();

        private Builder(String name) {
            this.name = name;
        }

        public Builder<X, A> then(RuleBuilder.Answering<X, A> rule) {
            places.add(List.of(rule.asRule()));
            return this;
        }

        /** Rules that the book does not rank among themselves. */
        @SafeVarargs
        public final Builder<X, A> thenEqually(RuleBuilder.Answering<X, A>... rules) {
            places.add(Stream.of(rules).map(RuleBuilder.Answering::asRule).toList());
            return this;
        }

        public Builder<X, A> thenAll(List<RuleBuilder.Answering<X, A>> rules) {
            rules.forEach(this::then);
            return this;
        }

        /** The rules of another book, in their order. */
        public Builder<X, A> thenBook(RuleBook<X, A> book) {
            places.addAll(book.places());
            return this;
        }

        public RuleBook<X, A> book() {
            return new RuleBook<>(name, places);
        }
    }
}
