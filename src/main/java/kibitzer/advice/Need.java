package kibitzer.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something a rule asks of a position: data, not code, so that one need can be tested, measured, said in words when it
 * holds and when it fails, turned round, and dealt for.
 *
 * @param <X> what is measured: a position with its context, or one {@link Option} in it
 */
public sealed interface Need<X> {

    Standing standing(X subject);

    /** How far the subject is from meeting this need: 0 where it holds, never negative; in units of the feature. */
    double distance(X subject);

    /** The measured facts beside what is asked; at least one. */
    List<Reason> reasons(X subject);

    /** What is asked, in words: "13 to 15 points". */
    String inWords();

    /** A number within a range. */
    record Within<X>(Quantity<X> quantity, Range range) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            return range.standing(quantity.of(subject));
        }

        @Override
        public double distance(X subject) {
            return range.distance(quantity.of(subject));
        }

        @Override
        public List<Reason> reasons(X subject) {
            double value = quantity.of(subject);
            Reason whole = new Reason(
                            quantity.key(),
                            value,
                            range.isNone() && value == 0 && !quantity.isSaid(value)
                                    ? inWords()
                                    : quantity.measured(subject),
                            range.inShort(),
                            isSaidToFail(value)
                                    ? ""
                                    : quantity.isSaid(value)
                                            ? quantity.measured(subject)
                                            : range.isNone() ? inWords() : range.inWords(),
                            range.standing(value))
                    .asking(quantity.question());
            return List.of(
                    quantity.namesItself(subject)
                            ? whole.shortly(new Reason.InShort(quantity.inWords(value), whole.asked()))
                            : whole);
        }

        /** Words that stand for a number say by themselves that it is not met. */
        private boolean isSaidToFail(double value) {
            return quantity.isSaid(value) && range.standing(value) == Standing.FAILS;
        }

        @Override
        public String inWords() {
            boolean one = range.max().or(range::min).orElseThrow().value() == 1;
            return range.inWords() + " " + (one ? quantity.singular() : quantity.plural());
        }
    }

    /** A word that is one of a few, some of them only on the edge of what the book means. */
    record Among<X>(Quality<X> quality, List<String> words, List<String> edge) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            String word = quality.of(subject);
            return words.contains(word) ? Standing.HOLDS : edge.contains(word) ? Standing.ON_EDGE : Standing.FAILS;
        }

        @Override
        public double distance(X subject) {
            return words.contains(quality.of(subject)) ? 0 : 1;
        }

        @Override
        public List<Reason> reasons(X subject) {
            String word = quality.of(subject);
            return List.of(
                    new Reason(quality.key(), word, quality.inWords(word), wordList(), wordList(), standing(subject))
                            .asking(quality.question()));
        }

        private String wordList() {
            List<String> all = new ArrayList<>(words);
            all.addAll(edge);
            return all.size() == 1
                    ? all.getFirst()
                    : String.join(", ", all.subList(0, all.size() - 1)) + " or " + all.getLast();
        }

        @Override
        public String inWords() {
            return quality.inWords(wordList());
        }
    }

    /** A trait that must be there. */
    record Has<X>(Trait<X> trait) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            return trait.of(subject) ? Standing.HOLDS : Standing.FAILS;
        }

        @Override
        public double distance(X subject) {
            return trait.of(subject) ? 0 : 1;
        }

        @Override
        public List<Reason> reasons(X subject) {
            boolean there = trait.of(subject);
            String measured = trait.inWords(subject);
            String asked = there ? measured : trait.present();
            return List.of(new Reason(trait.key(), there, measured, "true", asked, standing(subject))
                    .asking(trait.question())
                    .instead(trait.tellsInstead(subject))
                    .naming(trait.namesOnly() && measured.equals(trait.absent())));
        }

        @Override
        public String inWords() {
            return trait.present();
        }
    }

    /** One number at least as great as another (plus a margin): "spades at least as long as hearts". */
    record Compared<X>(Quantity<X> greater, Quantity<X> lesser, double margin) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            return distance(subject) == 0 ? Standing.HOLDS : Standing.FAILS;
        }

        @Override
        public double distance(X subject) {
            return Math.max(0, lesser.of(subject) + margin - greater.of(subject));
        }

        @Override
        public List<Reason> reasons(X subject) {
            double left = greater.of(subject);
            double right = lesser.of(subject);
            boolean said = greater.isSaid(left) || lesser.isSaid(right);
            String beside = said
                    ? " against "
                    : left < right ? ", less than the " : left > right ? ", more than the " : ", just as ";
            String words = greater.inWords(left) + beside + lesser.inWords(right);
            return List.of(new Reason(
                            greater.key() + "-against-" + lesser.key(),
                            said ? words : left - right,
                            words,
                            Numbers.inDigits(margin) + "+",
                            inWords(),
                            standing(subject))
                    .asking(greater.question() + ", and " + lesser.question()));
        }

        @Override
        public String inWords() {
            return margin == 0
                    ? "at least as many " + greater.plural() + " as " + lesser.plural()
                    : Numbers.inWords(margin) + " more " + greater.plural() + " than " + lesser.plural();
        }
    }

    /** A degree of a scale, or a better one. */
    record Reaches<X>(Scale<X> scale, Scale.Degree least) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            return scale.of(subject) >= least.value() ? Standing.HOLDS : Standing.FAILS;
        }

        @Override
        public double distance(X subject) {
            return Math.max(0, least.value() - scale.of(subject));
        }

        @Override
        public List<Reason> reasons(X subject) {
            String held = scale.inWords(subject);
            return List.of(new Reason(scale.key(), held, held, inWords(), inWords(), standing(subject))
                    .asking(scale.question()));
        }

        @Override
        public String inWords() {
            return least.name() + " or better";
        }
    }

    /** All of several needs. */
    record All<X>(List<Need<X>> needs) implements Need<X> {
        public All {
            needs = List.copyOf(needs);
        }

        @Override
        public Standing standing(X subject) {
            Standing worst = Standing.HOLDS;
            for (Need<X> need : needs) {
                worst = worst.and(need.standing(subject));
                if (worst == Standing.FAILS) {
                    return worst;
                }
            }
            return worst;
        }

        @Override
        public double distance(X subject) {
            double sum = 0;
            for (Need<X> need : needs) {
                sum += need.distance(subject);
            }
            return sum;
        }

        @Override
        public List<Reason> reasons(X subject) {
            return needs.stream()
                    .flatMap(need -> need.reasons(subject).stream())
                    .toList();
        }

        @Override
        public String inWords() {
            return needs.stream().map(Need::inWords).collect(Collectors.joining(" and "));
        }
    }

    /** One of several needs. */
    record Any<X>(List<Need<X>> needs) implements Need<X> {
        public Any {
            needs = List.copyOf(needs);
            if (needs.isEmpty()) {
                throw new IllegalArgumentException("no alternative; expected at least one");
            }
        }

        @Override
        public Standing standing(X subject) {
            Standing best = Standing.FAILS;
            for (Need<X> need : needs) {
                best = best.or(need.standing(subject));
            }
            return best;
        }

        @Override
        public double distance(X subject) {
            double least = Double.POSITIVE_INFINITY;
            for (Need<X> need : needs) {
                least = Math.min(least, need.distance(subject));
            }
            return least;
        }

        /** The first of the alternatives that stand best. */
        Need<X> carrying(X subject) {
            Standing best = standing(subject);
            return needs.stream()
                    .filter(need -> need.standing(subject) == best)
                    .findFirst()
                    .orElseThrow();
        }

        /** Where it holds, the alternative that carries it; where it fails, all of them. */
        @Override
        public List<Reason> reasons(X subject) {
            Standing best = standing(subject);
            if (best != Standing.FAILS) {
                return carrying(subject).reasons(subject);
            }
            List<Reason> failing = needs.stream()
                    .flatMap(need -> need.reasons(subject).stream())
                    .filter(reason -> !reason.holds())
                    .toList();
            String measured = failing.stream().map(Reason::measured).distinct().collect(Collectors.joining(", "));
            String asked = inWords();
            return List.of(
                    new Reason(failing.getFirst().fact(), failing.getFirst().actual(), measured, asked, asked, best)
                            .shortly(failing.getFirst().inShort())
                            .asking(failing.getFirst().question())
                            .inSense(sense(failing.getFirst()))
                            .naming(failing.stream().allMatch(Reason::namesOnly)));
        }

        /** Said of the first alternative, it stands before all of them. */
        private Sense sense(Reason first) {
            return first.sense() instanceof Sense.AnythingBut(var what)
                    ? new Sense.AnythingBut(Stream.concat(
                                    Stream.of(what), needs.stream().skip(1).map(Need::inWords))
                            .collect(Collectors.joining(", or ")))
                    : first.sense();
        }

        @Override
        public String inWords() {
            return needs.stream().map(Need::inWords).collect(Collectors.joining(", or "));
        }
    }

    /** The contrary of a need; its edge counts as met, so only what plainly holds is excluded. */
    record Not<X>(Need<X> need) implements Need<X> {
        @Override
        public Standing standing(X subject) {
            return switch (need.standing(subject)) {
                case HOLDS -> Standing.FAILS;
                case ON_EDGE -> Standing.ON_EDGE;
                case FAILS -> Standing.HOLDS;
            };
        }

        @Override
        public double distance(X subject) {
            return need.standing(subject) == Standing.HOLDS ? 1 : 0;
        }

        @Override
        public List<Reason> reasons(X subject) {
            Standing own = standing(subject);
            boolean plain = own == Standing.HOLDS && need instanceof Has<X>;
            return need.reasons(subject).stream()
                    .map(inner -> new Reason(
                                    inner.fact(),
                                    inner.actual(),
                                    inner.measured(),
                                    need instanceof Reaches<X> ? inWords() : "not " + inner.required(),
                                    plain ? inner.measured() : inWords(),
                                    own)
                            .asking(inner.question())
                            .inSense(plain ? new Sense.AsSaid() : sense()))
                    .toList();
        }

        /** That a trait is missing is said in its own words. */
        private Sense sense() {
            return switch (need) {
                case Has<X> trait -> new Sense.AsSaid();
                case Reaches<X>(Scale<X> scale, Scale.Degree least) -> new Sense.LessThan(least.name());
                default -> new Sense.AnythingBut(need.inWords());
            };
        }

        @Override
        public String inWords() {
            return switch (need) {
                case Has<X>(Trait<X> trait) -> trait.absent();
                case Reaches<X>(Scale<X> scale, Scale.Degree least) -> "less than " + least.name();
                default -> "not " + need.inWords();
            };
        }
    }
}
