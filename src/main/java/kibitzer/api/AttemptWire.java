package kibitzer.api;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempt;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.DrillRound;
import kibitzer.learning.MixMode;
import kibitzer.learning.Place;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Attempts as JSON: what stands beside question and answer when one is sent, and what is told of one that is stored. */
final class AttemptWire {
    private static final String KEY = "key";
    private static final String SEED = "seed";
    private static final String TAKEN = "taken-millis";
    private static final long LONGEST = Duration.ofDays(7).toMillis();

    private AttemptWire() {}

    /** The fields {@code key}, {@code seed} and {@code taken-millis}, each of which may be left out. */
    static Asking asking(JsonNode json) {
        Optional<Long> seed = number(json, SEED, Long.MIN_VALUE, Long.MAX_VALUE);
        long taken = number(json, TAKEN, 0, LONGEST).orElse(0L);
        return new Asking(
                key(json),
                new Place.Practice(seed.map(OptionalLong::of).orElse(OptionalLong.empty())),
                Duration.ofMillis(taken));
    }

    /** Question and answer without the fields of {@link #asking}. */
    static JsonNode questionAndAnswer(JsonNode json) {
        return json instanceof ObjectNode object ? object.deepCopy().without(List.of(KEY, SEED, TAKEN)) : json;
    }

    static ObjectNode write(Attempt attempt) {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("id", attempt.id().number())
                .put(KEY, attempt.key().text())
                .put("decision", attempt.decision().text());
        json.set("position", attempt.position());
        json.set("answer", attempt.answer());
        json.put("grade", attempt.grade().word());
        attempt.rule().ifPresent(rule -> json.put("rule", rule));
        place(attempt.place(), json);
        return json.put(TAKEN, attempt.taken().toMillis())
                .put("at", attempt.at().toString());
    }

    private static void place(Place place, ObjectNode json) {
        switch (place) {
            case Place.LessonQuestion(String lesson, int question) ->
                json.put("lesson", lesson).put("question", question);
            case Place.DrillQuestion(String lesson, int drill, DrillRound round, int question) ->
                json.put("lesson", lesson)
                        .put("drill", drill)
                        .put("round", round.id().toString())
                        .put("question", question);
            case Place.Practice(OptionalLong seed) -> seed.ifPresent(number -> json.put(SEED, number));
            case Place.Review(long seed) -> json.put("review", true).put(SEED, seed);
            case Place.Mix(MixMode mode, DrillRound round, int question, long seed) ->
                json.put("mix", mode.word())
                        .put("round", round.id().toString())
                        .put("question", question)
                        .put(SEED, seed);
            case Place.Daily(LocalDate day, int question) ->
                json.put("day", day.toString()).put("question", question);
            case Place.Assigned(UUID sitting, int question) ->
                json.put("sitting", sitting.toString()).put("question", question);
            case Place.Live(UUID lesson, int question) ->
                json.put("live-lesson", lesson.toString()).put("question", question);
        }
    }

    private static AttemptKey key(JsonNode json) {
        return given(json, KEY)
                .map(node -> new AttemptKey(node.isString() ? node.asString() : node.toString()))
                .orElseGet(AttemptKey::fresh);
    }

    private static Optional<Long> number(JsonNode json, String name, long least, long most) {
        return given(json, name).map(node -> {
            if (!node.isIntegralNumber() || !node.canConvertToLong()) {
                throw new BadQuestion(name, node + " is not a number", Numbers.expected(least, most));
            }
            return Numbers.within(name, node.asLong(), least, most);
        });
    }

    private static Optional<JsonNode> given(JsonNode json, String name) {
        return json.optional(name).filter(node -> !node.isNull());
    }
}
