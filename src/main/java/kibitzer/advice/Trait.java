package kibitzer.advice;

import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A feature that is there or not: "not vulnerable", "completes a set".
 *
 * @param key the name in JSON
 * @param present what is said where it is there
 * @param absent what is said where it is not
 * @param measure looks for it
 * @param said what is said of one subject: {@code present} or {@code absent}, unless it can be said more exactly
 * @param instead where that it is missing is told by what is there instead: "the non-dealer", "a pair of jacks"
 * @param namesOnly true where that it is missing says no more than that another answer is asked for: "it is not the queen"
 */
public record Trait<X>(
        String key,
        String present,
        String absent,
        Predicate<X> measure,
        Function<X, String> said,
        Predicate<X> instead,
        boolean namesOnly)
        implements Feature<X> {

    public Trait(String key, String present, String absent, Predicate<X> measure) {
        this(
                key,
                present,
                absent,
                measure,
                subject -> measure.test(subject) ? present : absent,
                subject -> false,
                false);
    }

    /** One that has a contrary, which is told where it is missing: "the dealer", "the non-dealer". */
    public static <X> Trait<X> either(String key, String present, String contrary, Predicate<X> measure) {
        return new Trait<X>(key, present, contrary, measure).tellingInstead();
    }

    /** The same trait, measured in words of the subject's own: "the seven of hearts is part of 7S 7H 7D". */
    public Trait<X> saying(Function<X, String> words) {
        return new Trait<>(key, present, absent, measure, words, instead, namesOnly);
    }

    /** The same trait, of which it is told what is there instead where it is missing. */
    public Trait<X> tellingInstead() {
        return tellingInstead(subject -> true);
    }

    /** The same for such subjects: of others it is said that it is missing. */
    public Trait<X> tellingInstead(Predicate<X> such) {
        return new Trait<>(key, present, absent, measure, said, such, namesOnly);
    }

    /** The same trait, of which it says too little that it is missing: "it is not the queen". */
    public Trait<X> namingOnly() {
        return new Trait<>(key, present, absent, measure, said, instead, true);
    }

    @Override
    public String question() {
        return present;
    }

    public boolean of(X subject) {
        return measure.test(subject);
    }

    /** True where it is missing and its words tell what is there instead. */
    boolean tellsInstead(X subject) {
        return !of(subject) && instead.test(subject);
    }

    public String inWords(X subject) {
        return said.apply(subject);
    }
}
