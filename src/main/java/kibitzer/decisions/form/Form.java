package kibitzer.decisions.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of something that is written as a JSON object, and how it is put together from them and taken apart.
 *
 * @param fields in the order in which they are written
 * @param build puts the values together; may throw {@link BadNotation} or {@link BadQuestion} where fields contradict
 *     one another
 * @param take takes it apart again; a field it leaves out is not written
 */
public record Form<P>(List<Field<?>> fields, Function<FieldValues, P> build, Function<P, FieldValues> take) {

    public Form {
        fields = List.copyOf(fields);
    }

    /** The form of a position that is put together from these fields, in their order. */
    public static <P, A> Form<P> of(Function<A, P> build, Part<P, A> a) {
        return of(List.of(a), values -> build.apply(a.of(values)));
    }

    /** The same out of two. */
    public static <P, A, B> Form<P> of(BiFunction<A, B, P> build, Part<P, A> a, Part<P, B> b) {
        return of(List.of(a, b), values -> build.apply(a.of(values), b.of(values)));
    }

    /** The same out of three. */
    public static <P, A, B, C> Form<P> of(Build.Of3<A, B, C, P> build, Part<P, A> a, Part<P, B> b, Part<P, C> c) {
        return of(List.of(a, b, c), values -> build.of(a.of(values), b.of(values), c.of(values)));
    }

    /** The same out of four. */
    public static <P, A, B, C, D> Form<P> of(
            Build.Of4<A, B, C, D, P> build, Part<P, A> a, Part<P, B> b, Part<P, C> c, Part<P, D> d) {
        return of(List.of(a, b, c, d), values -> build.of(a.of(values), b.of(values), c.of(values), d.of(values)));
    }

    /** The same out of five. */
    public static <P, A, B, C, D, E> Form<P> of(
            Build.Of5<A, B, C, D, E, P> build, Part<P, A> a, Part<P, B> b, Part<P, C> c, Part<P, D> d, Part<P, E> e) {
        return of(
                List.of(a, b, c, d, e),
                values -> build.of(a.of(values), b.of(values), c.of(values), d.of(values), e.of(values)));
    }

    /** The same out of six. */
    public static <P, A, B, C, D, E, F> Form<P> of(
            Build.Of6<A, B, C, D, E, F, P> build,
            Part<P, A> a,
            Part<P, B> b,
            Part<P, C> c,
            Part<P, D> d,
            Part<P, E> e,
            Part<P, F> f) {
        return of(
                List.of(a, b, c, d, e, f),
                values -> build.of(a.of(values), b.of(values), c.of(values), d.of(values), e.of(values), f.of(values)));
    }

    /** The same out of seven. */
    public static <P, A, B, C, D, E, F, G> Form<P> of(
            Build.Of7<A, B, C, D, E, F, G, P> build,
            Part<P, A> a,
            Part<P, B> b,
            Part<P, C> c,
            Part<P, D> d,
            Part<P, E> e,
            Part<P, F> f,
            Part<P, G> g) {
        return of(
                List.of(a, b, c, d, e, f, g),
                values -> build.of(
                        a.of(values),
                        b.of(values),
                        c.of(values),
                        d.of(values),
                        e.of(values),
                        f.of(values),
                        g.of(values)));
    }

    /** The same out of eight. */
    public static <P, A, B, C, D, E, F, G, H> Form<P> of(
            Build.Of8<A, B, C, D, E, F, G, H, P> build,
            Part<P, A> a,
            Part<P, B> b,
            Part<P, C> c,
            Part<P, D> d,
            Part<P, E> e,
            Part<P, F> f,
            Part<P, G> g,
            Part<P, H> h) {
        return of(
                List.of(a, b, c, d, e, f, g, h),
                values -> build.of(
                        a.of(values),
                        b.of(values),
                        c.of(values),
                        d.of(values),
                        e.of(values),
                        f.of(values),
                        g.of(values),
                        h.of(values)));
    }

    /** The form of a position that is put together from the values of these parts. */
    public static <P> Form<P> of(List<Part<P, ?>> parts, Function<FieldValues, P> build) {
        List<Field<?>> fields =
                parts.stream().flatMap(part -> part.fields().stream()).toList();
        return new Form<>(fields, build, position -> {
            FieldValues values = FieldValues.none();
            for (Part<P, ?> part : parts) {
                values = part.write().apply(position, values);
            }
            return values;
        });
    }

    /** These fields as part of a greater form. */
    public <Q> Part<Q, P> inside(Function<Q, P> value) {
        return new Part<>(fields, build, (position, values) -> values.and(take.apply(value.apply(position))));
    }

    /**
     * Its objects as a kind of value, inside another form.
     *
     * @param what what is read, for messages: "trick"
     * @param expected for messages, with an example
     */
    public Kind<P> kind(String what, String expected) {
        return new Kind<>(
                expected,
                schema(),
                json -> {
                    try {
                        return read(json, what);
                    } catch (BadQuestion wrong) {
                        throw BadNotation.because(String.valueOf(wrong.getMessage()), expected);
                    }
                },
                this::write);
    }

    /** A form whose values stay as they are: the options of a deal. */
    public static Form<FieldValues> options(List<Field<?>> fields) {
        return new Form<>(fields, Function.identity(), Function.identity());
    }

    /**
     * Reads an object.
     *
     * @param where what is read, for messages: "position"
     * @throws BadQuestion naming the first field that is wrong, missing or unknown
     */
    public P read(JsonNode json, String where) {
        if (!json.isObject()) {
            throw new BadQuestion(where, "is not an object", "an object with " + fieldNames());
        }
        Map<String, Field<?>> byName = fields.stream().collect(Collectors.toMap(Field::name, Function.identity()));
        for (Map.Entry<String, JsonNode> property : json.properties()) {
            if (!byName.containsKey(property.getKey())) {
                throw new BadQuestion(where + "." + property.getKey(), "unknown field", fieldNames());
            }
        }
        FieldValues values = FieldValues.none();
        for (Field<?> field : fields) {
            values = read(json, where, field, values);
        }
        try {
            return build.apply(values);
        } catch (BadNotation contradiction) {
            throw new BadQuestion(where, String.valueOf(contradiction.getMessage()));
        } catch (BadQuestion contradiction) {
            throw new BadQuestion(where + "." + contradiction.field(), contradiction.wrong());
        }
    }

    /**
     * Reads values that are written as texts by name, as in an address.
     *
     * @param where what is read, for messages: "position"
     * @throws BadQuestion naming the first field that is wrong, missing or unknown
     */
    public P readTexts(Map<String, String> texts, String where) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        texts.forEach(json::put);
        return read(json, where);
    }

    private static <T> FieldValues read(JsonNode json, String where, Field<T> field, FieldValues values) {
        Optional<JsonNode> node = json.optional(field.name()).filter(found -> !found.isNull());
        if (node.isEmpty()) {
            if (field.isRequired()) {
                throw new BadQuestion(
                        where + "." + field.name(), "missing", field.kind().expected());
            }
            return values;
        }
        try {
            return values.with(field, field.kind().read(node.get()));
        } catch (BadNotation bad) {
            throw new BadQuestion(where + "." + field.name(), String.valueOf(bad.getMessage()));
        }
    }

    /** The canonical JSON. */
    public ObjectNode write(P value) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        FieldValues values = take.apply(value);
        fields.forEach(field -> write(json, field, values));
        return json;
    }

    private static <T> void write(ObjectNode json, Field<T> field, FieldValues values) {
        values.find(field)
                .ifPresent(value -> json.set(field.name(), field.kind().write(value)));
    }

    /** The JSON Schema of the object. */
    public ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        for (Field<?> field : fields) {
            ObjectNode property = field.kind().schema().deepCopy();
            property.put("description", field.says() + ": " + field.kind().expected());
            properties.set(field.name(), property);
        }
        fields.stream().filter(Field::isRequired).map(Field::name).forEach(schema.putArray("required")::add);
        return schema.put("additionalProperties", false);
    }

    private String fieldNames() {
        return fields.isEmpty() ? "none" : fields.stream().map(Field::name).collect(Collectors.joining(", "));
    }
}
