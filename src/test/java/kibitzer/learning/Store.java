package kibitzer.learning;

import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;

/** The databases on which learning is tested; each is started once for all tests and migrated from nothing. */
public enum Store {
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

    /** A bean of the running context, such as a service of learning. */
    public synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = new SpringApplicationBuilder(Context.class)
                    .web(WebApplicationType.NONE)
                    .run("--kibitzer.database=" + url(), "--logging.level.kibitzer.learning.Attempts=off");
        }
        return context.getBean(type);
    }

    @TestConfiguration
    @EnableAutoConfiguration(
            exclude = {
                SpringBootAutoConfiguration.class,
                SpringSecurityAutoConfiguration.class,
                VaadinScopesConfig.class
            })
    @ComponentScan("kibitzer.learning")
    static class Context {}
}
