package kibitzer.advice;

import java.util.List;
import java.util.function.Function;

/**
 * The answers a rule speaks of: one, or a family of them in which the position decides ("one of a suit", "a discard").
 *
 * @param name what the family is called in words
 * @param family lists the answers in a position, every one of them legal
 */
public record Answers<X, A>(String name, Function<X, List<A>> family) {

    public static <X, A> Answers<X, A> only(A answer) {
        return new Answers<>(answer.toString(), position -> List.of(answer));
    }

    public List<A> in(X position) {
        return family.apply(position);
    }
}
