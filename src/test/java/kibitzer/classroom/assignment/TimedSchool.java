package kibitzer.classroom.assignment;

import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.OfTests;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;
import org.springframework.context.annotation.Primary;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The databases on which assignments are tested, each started once, with a clock that a test sets. */
enum TimedSchool {
    H2 {
        @Override
        String url() {
            return "jdbc:h2:mem:" + UUID.randomUUID()
                    + ";DB_CLOSE_DELAY=-1;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
        }
    },
    POSTGRESQL {
        @Override
        String url() {
            try {
                return EmbeddedPostgres.start().getJdbcUrl("postgres", "postgres");
            } catch (IOException | IllegalStateException e) {
                return Assumptions.abort("PostgreSQL does not start on this machine: " + e.getMessage());
            }
        }
    };

    private @Nullable ConfigurableApplicationContext context;

    abstract String url();

    synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = new SpringApplicationBuilder(Context.class)
                    .web(WebApplicationType.NONE)
                    .run("--kibitzer.database=" + url());
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

    void setClock(Instant now) {
        get(SetClock.class).now = now;
    }

    /** A learner's attempts, the first first. */
    List<Attempt> attempts(LearnerId learner) {
        return get(Attempts.class).of(learner, Optional.empty(), 1_000).reversed();
    }

    @TestConfiguration
    @EnableAutoConfiguration(
            exclude = {
                SpringBootAutoConfiguration.class,
                SpringSecurityAutoConfiguration.class,
                VaadinScopesConfig.class
            })
    @AutoConfigurationPackage(basePackages = "kibitzer")
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM, classes = OfTests.class))
    static class Context {
        @Bean
        @Primary
        SetClock setClock() {
            return new SetClock();
        }
    }

    /** The same with the clock on the wall, its data in files. */
    @TestConfiguration
    @EnableAutoConfiguration(
            exclude = {
                SpringBootAutoConfiguration.class,
                SpringSecurityAutoConfiguration.class,
                VaadinScopesConfig.class
            })
    @AutoConfigurationPackage(basePackages = "kibitzer")
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM, classes = OfTests.class))
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
