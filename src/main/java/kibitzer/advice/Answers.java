package kibitzer.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The answers a rule speaks of: one, or a family of them in which the position decides ("one of a suit", "a discard").
 *
 * @param name what the family is called in words
 * @param family lists the answers in a position, every one of them legal
 * @param always the one answer that is ever given; empty where the position decides
 */
public record Answers<X, A>(String name, Function<X, List<A>> family, Optional<A> always) {

    /** The position decides. */
    public Answers(String name, Function<X, List<A>> family) {
        this(name, family, Optional.empty());
    }

    public static <X, A> Answers<X, A> only(A answer) {
        return only(answer.toString(), answer);
    }

    /** @param name what it is called in words */
    public static <X, A> Answers<X, A> only(String name, A answer) {
        return new Answers<>(name, position -> List.of(answer), Optional.of(answer));
    }

    /** The same, known to give this answer or none. */
    public Answers<X, A> alwaysGiving(A answer) {
        return new Answers<>(name, family, Optional.of(answer));
    }

    public List<A> in(X position) {
        return family.apply(position);
    }
}
