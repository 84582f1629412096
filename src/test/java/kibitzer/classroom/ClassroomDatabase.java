package kibitzer.classroom;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.UUID;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The databases on which the classroom is tested; each is started once for all tests and migrated from nothing. */
public enum ClassroomDatabase {
    H2(TestDatabase.H2),
    POSTGRESQL(TestDatabase.POSTGRESQL);

    public static final String PASSWORD = "four old rule books";

    /** Classes are made in it unless a test says otherwise. */
    public static final ZoneId ZONE = ZoneId.of("Europe/London");

    private final TestDatabase database;
    private @Nullable ConfigurableApplicationContext context;
    private @Nullable LearnerId first;

    ClassroomDatabase(TestDatabase database) {
        this.database = database;
    }

    /** A bean of the running context, such as a service of the classroom. */
    public synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = database.start(Context.class);
        }
        return context.getBean(type);
    }

    public LearnerId guest() {
        return get(Learners.class).welcome().learner();
    }

    /**
     * A new account; the name gets a number, so that no two tests want the same. All have the hash of one password: to make
     * one takes long, as it should.
     */
    public synchronized LearnerId account(String name, Role role) {
        LearnerId learner = guest();
        String unique = name + " " + UUID.randomUUID().toString().substring(0, 8);
        if (first == null) {
            first = guest();
            get(Accounts.class).register(first, Registration.of("The first", "", PASSWORD), "nowhere");
        }
        get(JdbcClient.class)
                .sql(
                        "insert into account (learner, name, name_key, password_hash, role, since)"
                                + " select :learner, :name, :key, password_hash, :role, since from account where learner = :first")
                .param("learner", learner.id())
                .param("name", unique)
                .param("key", unique.toLowerCase(Locale.ROOT))
                .param("role", role.name())
                .param("first", first.id())
                .update();
        return learner;
    }

    public void role(LearnerId learner, Role role) {
        get(JdbcClient.class)
                .sql("update account set role = :role where learner = :learner")
                .param("role", role.name())
                .param("learner", learner.id())
                .update();
    }

    public LearnerId learner(String name) {
        return account(name, Role.LEARNER);
    }

    public LearnerId instructor(String name) {
        return account(name, Role.INSTRUCTOR);
    }

    public ClassroomId classroom(String name, LearnerId instructor) {
        return get(Classrooms.class).create(instructor, new ClassName(name), ZONE);
    }

    /** Moves the clock: zero is the present. */
    public static void setClockForward(Duration ahead) {
        ShiftedClock.ahead = ahead;
    }

    private static final class ShiftedClock extends Clock {
        private static volatile Duration ahead = Duration.ZERO;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.offset(Clock.system(zone), ahead);
        }

        @Override
        public Instant instant() {
            return Instant.now().plus(ahead);
        }
    }

    @StoredParts
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {
        @Bean
        @Primary
        Clock shiftedClock() {
            return new ShiftedClock();
        }
    }
}
