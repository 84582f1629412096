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
 * @param namesOnly true where that it is missing says no more than that another answer is asked for: "it is not the queen"
 */
public record Trait<X>(
        String key, String present, String absent, Predicate<X> measure, Function<X, String> said, boolean namesOnly)
        implements Feature<X> {

    public Trait(String key, String present, String absent, Predicate<X> measure) {
        this(key, present, absent, measure, subject -> measure.test(subject) ? present : absent, false);
    }

    /** The same trait, measured in words of the subject's own: "the seven of hearts is part of 7S 7H 7D". */
    public Trait<X> saying(Function<X, String> words) {
        return new Trait<>(key, present, absent, measure, words, namesOnly);
    }

    /** The same trait, of which it says too little that it is missing: "it is not the queen". */
    public Trait<X> namingOnly() {
        return new Trait<>(key, present, absent, measure, said, true);
    }

    @Override
    public String question() {
        return present;
    }

    public boolean of(X subject) {
        return measure.test(subject);
    }

    public String inWords(X subject) {
        return said.apply(subject);
    }
}
