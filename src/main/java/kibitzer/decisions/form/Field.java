package kibitzer.decisions.form;

import java.util.Optional;
import java.util.function.Function;

/**
 * One named value of a position or of a deal request.
 *
 * @param name the name in JSON
 * @param kind how it is read, written and described
 * @param fallback its value where the field is left out; empty if it must be there
 * @param says what it means, in a few words
 */
public record Field<T>(String name, Kind<T> kind, Optional<T> fallback, String says) {

    public static <T> Field<T> required(String name, Kind<T> kind, String says) {
        return new Field<>(name, kind, Optional.empty(), says);
    }

    public static <T> Field<T> optional(String name, Kind<T> kind, T fallback, String says) {
        return new Field<>(name, kind, Optional.of(fallback), says);
    }

    /** The field as part of a position. */
    public <P> Part<P, T> of(Function<P, T> value) {
        return new Part<>(this, position -> Optional.of(value.apply(position)));
    }

    /** The same, not written where it has the value it has when left out. */
    public <P> Part<P, T> whereGiven(Function<P, T> value) {
        return new Part<>(
                this,
                position -> Optional.of(value.apply(position)).filter(found -> !fallback.equals(Optional.of(found))));
    }

    public boolean isRequired() {
        return fallback.isEmpty();
    }
}
