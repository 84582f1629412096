package kibitzer.classroom.problems;

import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.UUID;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.learning.LearnerId;
import kibitzer.learning.Learners;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The databases on which problem sets are tested; each is started once and migrated from nothing. */
enum Faculty {
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

    Drafts drafts() {
        return get(Drafts.class);
    }

    Versions versions() {
        return get(Versions.class);
    }

    LearnerId learner(String name) {
        LearnerId learner = get(Learners.class).welcome().learner();
        get(Accounts.class).register(learner, Registration.of(name, "", "four old rule books"), name);
        return learner;
    }

    LearnerId instructor(String name) {
        LearnerId learner = learner(name);
        get(JdbcClient.class)
                .sql("update account set role = :role where learner = :learner")
                .param("role", Role.INSTRUCTOR.name())
                .param("learner", learner.id())
                .update();
        return learner;
    }

    /** One who teaches, whose name nobody else has. */
    LearnerId instructor() {
        return instructor("T" + UUID.randomUUID().toString().substring(0, 30));
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
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom.problems"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {}
}
