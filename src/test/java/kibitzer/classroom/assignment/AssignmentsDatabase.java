package kibitzer.classroom.assignment;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import kibitzer.StoredParts;
import kibitzer.TestComponentFilter;
import kibitzer.TestDatabase;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.learner.LearnerId;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The databases on which assignments are tested, each started once, with a clock that a test sets. */
enum AssignmentsDatabase {
    H2(TestDatabase.H2),
    POSTGRESQL(TestDatabase.POSTGRESQL);

    private final TestDatabase database;
    private @Nullable ConfigurableApplicationContext context;

    AssignmentsDatabase(TestDatabase database) {
        this.database = database;
    }

    synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = database.start(Context.class);
        }
        return context.getBean(type);
    }

    Pupils pupils() {
        return new Pupils(get(JdbcClient.class));
    }

    Sittings sittings() {
        return get(Sittings.class);
    }

    Assignments assignments() {
        return get(Assignments.class);
    }

    MoreTime moreTime() {
        return get(MoreTime.class);
    }

    void setClock(Instant now) {
        get(SetClock.class).now = now;
    }

    /** A learner's attempts, the first first. */
    List<Attempt> attempts(LearnerId learner) {
        return get(Attempts.class).of(learner, Optional.empty(), 1_000).reversed();
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

    /** The same with the clock on the wall, its data in files. */
    @StoredParts
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM, classes = TestComponentFilter.class))
    static class Files {}

    static class SetClock extends Clock {
        private volatile Instant now = Instant.parse("2026-11-02T09:00:00Z");

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
