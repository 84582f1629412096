package kibitzer.decisions.form;

import java.util.Optional;

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

    public boolean isRequired() {
        return fallback.isEmpty();
    }
}
