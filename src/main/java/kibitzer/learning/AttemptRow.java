package kibitzer.learning;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A row of attempts; the one place that knows how an attempt lies in its columns. */
record AttemptRow(
        @Nullable Long id,
        UUID learner,
        String attemptKey,
        String decision,
        String positionJson,
        String answerJson,
        String grade,
        @Nullable String ruleId,
        String place,
        @Nullable String lesson,
        @Nullable Integer drill,
        @Nullable UUID round,
        @Nullable Integer question,
        @Nullable Long seed,
        @Nullable LocalDate playedOn,
        long takenMillis,
        int hints,
        Instant answeredAt) {

    static final String LESSON = "lesson";
    static final String DRILL = "drill";
    static final String PRACTICE = "practice";
    static final String REVIEW = "review";
    static final String DAILY = "daily";
    static final String ASSIGNED = "assigned";
    static final String LIVE = "live";

    private static final JsonMapper JSON = JsonMapper.shared();

    /** {@link Place#isChosenByTheme} of a place as its column names it. */
    static boolean isChosenByTheme(String place) {
        return place.equals(LESSON) || place.equals(DRILL) || place.equals(PRACTICE);
    }

    /** An attempt that has no number yet. */
    static AttemptRow fresh(
            LearnerId learner,
            DecisionId decision,
            JsonNode position,
            JsonNode answer,
            Grade grade,
            Optional<String> rule,
            Asking asking,
            Instant at) {
        Columns columns = columns(asking.place());
        return new AttemptRow(
                null,
                learner.id(),
                asking.key().text(),
                decision.text(),
                position.toString(),
                answer.toString(),
                grade.word(),
                rule.orElse(null),
                columns.place,
                columns.lesson,
                columns.drill,
                columns.round,
                columns.question,
                columns.seed,
                columns.playedOn,
                asking.taken().toMillis(),
                asking.hints(),
                at);
    }

    /** The same once it is stored. */
    AttemptRow numbered(long number) {
        return new AttemptRow(
                number,
                learner,
                attemptKey,
                decision,
                positionJson,
                answerJson,
                grade,
                ruleId,
                place,
                lesson,
                drill,
                round,
                question,
                seed,
                playedOn,
                takenMillis,
                hints,
                answeredAt);
    }

    Attempt attempt() {
        return new Attempt(
                new AttemptId(Objects.requireNonNull(id, "an attempt that is not stored")),
                new LearnerId(learner),
                new AttemptKey(attemptKey),
                new DecisionId(decision),
                JSON.readTree(positionJson),
                JSON.readTree(answerJson),
                Grade.of(grade),
                Optional.ofNullable(ruleId),
                placeOf(),
                Duration.ofMillis(takenMillis),
                hints,
                answeredAt);
    }

    /** What no two attempts share. */
    record Key(UUID learner, String text) {}

    Key key() {
        return new Key(learner, attemptKey);
    }

    /** True if the same answer was given to the same question. */
    boolean sameAnswer(AttemptRow other) {
        return decision.equals(other.decision)
                && positionJson.equals(other.positionJson)
                && answerJson.equals(other.answerJson);
    }

    private record Columns(
            String place,
            @Nullable String lesson,
            @Nullable Integer drill,
            @Nullable UUID round,
            @Nullable Integer question,
            @Nullable Long seed,
            @Nullable LocalDate playedOn) {}

    private static Columns columns(Place place) {
        return switch (place) {
            case Place.LessonQuestion(String lesson, int question) ->
                new Columns(LESSON, lesson, null, null, question, null, null);
            case Place.DrillQuestion(String lesson, int drill, DrillRound round, int question) ->
                new Columns(DRILL, lesson, drill, round.id(), question, null, null);
            case Place.Practice(OptionalLong seed) ->
                new Columns(PRACTICE, null, null, null, null, seed.isPresent() ? seed.getAsLong() : null, null);
            case Place.Review(long seed) -> new Columns(REVIEW, null, null, null, null, seed, null);
            case Place.Mix(MixMode mode, DrillRound round, int question, long seed) ->
                new Columns(mode.word(), null, null, round.id(), question, seed, null);
            case Place.Daily(LocalDate day, int question) -> new Columns(DAILY, null, null, null, question, null, day);
            case Place.Assigned(UUID sitting, int question) ->
                new Columns(ASSIGNED, null, null, sitting, question, null, null);
            case Place.Live(UUID lesson, int question) -> new Columns(LIVE, null, null, lesson, question, null, null);
        };
    }

    private Place placeOf() {
        return switch (place) {
            case LESSON -> new Place.LessonQuestion(Objects.requireNonNull(lesson), Objects.requireNonNull(question));
            case DRILL ->
                new Place.DrillQuestion(
                        Objects.requireNonNull(lesson),
                        Objects.requireNonNull(drill),
                        new DrillRound(Objects.requireNonNull(round)),
                        Objects.requireNonNull(question));
            case PRACTICE -> seed == null ? Place.Practice.brought() : Place.Practice.dealt(seed);
            case REVIEW -> new Place.Review(Objects.requireNonNull(seed));
            case DAILY -> new Place.Daily(Objects.requireNonNull(playedOn), Objects.requireNonNull(question));
            case ASSIGNED -> new Place.Assigned(Objects.requireNonNull(round), Objects.requireNonNull(question));
            case LIVE -> new Place.Live(Objects.requireNonNull(round), Objects.requireNonNull(question));
            default -> mix();
        };
    }

    private Place.Mix mix() {
        MixMode mode = MixMode.find(place)
                .orElseThrow(() -> new IllegalStateException("place \"" + place + "\" in the database"));
        return new Place.Mix(
                mode,
                new DrillRound(Objects.requireNonNull(round)),
                Objects.requireNonNull(question),
                Objects.requireNonNull(seed));
    }
}
