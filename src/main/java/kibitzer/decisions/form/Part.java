package kibitzer.decisions.form;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A part of a position: one field mostly, or several that make one value together.
 *
 * @param fields in the order in which they are written
 * @param read its value, of what is read
 * @param write puts its fields into what is written; a field it leaves out is not written
 */
public record Part<P, T>(
        List<Field<?>> fields, Function<FieldValues, T> read, BiFunction<P, FieldValues, FieldValues> write) {
    public Part {
        fields = List.copyOf(fields);
    }

    public T of(FieldValues values) {
        return read.apply(values);
    }
}
