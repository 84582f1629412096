package kibitzer.decisions.form;

import java.util.Optional;
import java.util.function.Function;

/**
 * A field of a position, and the value it has there.
 *
 * @param field how it is written
 * @param value its value; empty where the field is not written
 */
public record Part<P, T>(Field<T> field, Function<P, Optional<T>> value) {

    FieldValues take(P position, FieldValues values) {
        return value.apply(position).map(found -> values.with(field, found)).orElse(values);
    }
}
