package kibitzer.advice;

import java.util.function.Predicate;

/**
 * A feature that is there or not: "not vulnerable", "completes a set".
 *
 * @param key the name in JSON
 * @param present what is said where it is there
 * @param absent what is said where it is not
 * @param measure looks for it
 */
public record Trait<X>(String key, String present, String absent, Predicate<X> measure) implements Feature<X> {

    public boolean of(X subject) {
        return measure.test(subject);
    }

    public String inWords(boolean there) {
        return there ? present : absent;
    }
}
