package kibitzer.classroom.live;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.StoredParts;
import kibitzer.TestComponentFilter;
import kibitzer.TestDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The databases on which live lessons are tested, each started once, with a clock that a test sets. */
enum LiveLessonsDatabase {
    H2(TestDatabase.H2),
    POSTGRESQL(TestDatabase.POSTGRESQL);

    private final TestDatabase database;
    private @Nullable String url;
    private @Nullable ConfigurableApplicationContext context;

    LiveLessonsDatabase(TestDatabase database) {
        this.database = database;
    }

    synchronized <T> T get(Class<T> type) {
        if (context == null) {
            url = database.fresh();
            context = TestDatabase.start(url, Context.class);
        }
        return context.getBean(type);
    }

    /** Another trainer on the same database. */
    ConfigurableApplicationContext another() {
        get(Clock.class);
        return TestDatabase.start(String.valueOf(url), Context.class);
    }

    Pupils pupils() {
        return new Pupils(get(JdbcClient.class));
    }

    LiveLessons lessons() {
        return get(LiveLessons.class);
    }

    LiveSeats seats() {
        return get(LiveSeats.class);
    }

    LiveView view(LiveLessonId lesson) {
        return get(LiveReading.class).view(lesson).orElseThrow();
    }

    LearnerId guest() {
        return get(Learners.class).welcome().learner();
    }

    /** A learner's attempts, the first first. */
    List<Attempt> attempts(LearnerId learner) {
        return get(Attempts.class).of(learner, Optional.empty(), 1_000).reversed();
    }

    void pass(Duration time) {
        SetClock.now = SetClock.now.plus(time);
    }

    /** A class with its instructor. */
    record Taught(ClassroomId classroom, LearnerId instructor) {}

    Taught taught() {
        ClassroomId classroom = pupils().classroom("Europe/London");
        return new Taught(classroom, pupils().instructor(classroom));
    }

    LiveLessonId open(Taught taught, LiveSettings settings, int questions) {
        return lessons().open(taught.instructor(), taught.classroom(), "Elevens", settings, elevens(questions));
    }

    /** So many questions by the rule of eleven, see {@link Pupils#elevens}. */
    static List<PlannedQuestion> elevens(int questions) {
        return IntStream.rangeClosed(1, questions)
                .mapToObj(number -> PlannedQuestion.stored(
                        "bridge/rule-of-eleven", json(Pupils.position(number)), 1, Optional.empty(), Optional.empty()))
                .toList();
    }

    static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }

    static JsonNode answer(int number) {
        return json(String.valueOf(number));
    }

    @StoredParts
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM, classes = TestComponentFilter.class))
    static class Context {
        @Bean
        @Primary
        SetClock setClock() {
            return new SetClock();
        }
    }

    /** One for all trainers. */
    static class SetClock extends Clock {
        private static volatile Instant now = Instant.parse("2026-11-02T19:00:00Z");

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Instant instant() {
            return now;
        }
    }
}
