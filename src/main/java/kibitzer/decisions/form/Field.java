package kibitzer.decisions.form;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One named value of a position or of a deal request.
 *
 * @param name the name in JSON
 * @param kind how it is read, written and described
 * @param fallback its value where the field is left out; empty if it must be there
 * @param says what it means, in a few words
 * @param label what a person calls it; empty where its name says it
 */
public record Field<T>(String name, Kind<T> kind, Optional<T> fallback, String says, Optional<String> label) {

    public static <T> Field<T> required(String name, Kind<T> kind, String says) {
        return new Field<>(name, kind, Optional.empty(), says, Optional.empty());
    }

    public static <T> Field<T> optional(String name, Kind<T> kind, T fallback, String says) {
        return new Field<>(name, kind, Optional.of(fallback), says, Optional.empty());
    }

    /** The same, called so where it is filled in: "Hands the book is silent on". */
    public Field<T> called(String words) {
        return new Field<>(name, kind, fallback, says, Optional.of(words));
    }

    /** The field as part of a position. */
    public <P> Part<P, T> of(Function<P, T> value) {
        return where(position -> Optional.of(value.apply(position)));
    }

    /** The same, not written where it has the value it has when left out. */
    public <P> Part<P, T> whereGiven(Function<P, T> value) {
        return where(
                position -> Optional.of(value.apply(position)).filter(found -> !fallback.equals(Optional.of(found))));
    }

    /** The same, written where the position has a value for it. */
    public <P> Part<P, T> where(Function<P, Optional<T>> value) {
        return new Part<>(List.of(this), values -> values.get(this), writing(value));
    }

    /** The same where the position may be without it, and none stands for a field that is left out. */
    public <P> Part<P, Optional<T>> ifAny(Function<P, Optional<T>> value) {
        return new Part<>(List.of(this), values -> values.find(this), writing(value));
    }

    private <P> BiFunction<P, FieldValues, FieldValues> writing(Function<P, Optional<T>> value) {
        return (position, values) ->
                value.apply(position).map(found -> values.with(this, found)).orElse(values);
    }

    public boolean isRequired() {
        return fallback.isEmpty();
    }
}
