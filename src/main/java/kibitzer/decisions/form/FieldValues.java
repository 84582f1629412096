package kibitzer.decisions.form;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Values by field, each of its field's type; a field that was left out gives its fallback. */
public final class FieldValues {
    private static final FieldValues NONE = new FieldValues(Map.of());

    private final Map<Field<?>, Object> values;

    private FieldValues(Map<Field<?>, Object> values) {
        this.values = values;
    }

    public static FieldValues none() {
        return NONE;
    }

    public <T> FieldValues with(Field<T> field, T value) {
        Map<Field<?>, Object> more = new LinkedHashMap<>(values);
        more.put(field, value);
        return new FieldValues(more);
    }

    /** These values, and others. */
    FieldValues and(FieldValues others) {
        Map<Field<?>, Object> more = new LinkedHashMap<>(values);
        more.putAll(others.values);
        return new FieldValues(more);
    }

    /** The value of the field. */
    public <T> T get(Field<T> field) {
        return find(field).or(field::fallback).orElseThrow(() -> new BadQuestion(field.name(), "missing"));
    }

    /** The value of the field if it was given. */
    @SuppressWarnings("unchecked") // with() is the only way in, and it pairs field and value of one type
    public <T> Optional<T> find(Field<T> field) {
        return Optional.ofNullable((T) values.get(field));
    }
}
