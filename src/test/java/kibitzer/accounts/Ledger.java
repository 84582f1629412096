package kibitzer.accounts;

import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.ClassRecords;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerId;
import kibitzer.learning.Learners;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** The databases on which accounts are tested; each is started once and migrated from nothing. */
enum Ledger {
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

    static final String PASSWORD = "four old rule books";

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

    LearnerId guest() {
        return get(Learners.class).welcome().learner();
    }

    /** A guest who registers, from an address of their own. */
    LearnerId account(String name, String email) {
        LearnerId guest = guest();
        get(Accounts.class).register(guest, Registration.of(name, email, PASSWORD), name);
        return guest;
    }

    LearnerId administrator(String name) {
        LearnerId learner = account(name, "");
        get(AccountRows.class).role(learner, Role.ADMINISTRATOR);
        return learner;
    }

    /** As the session would keep it. */
    SignedIn signedIn(LearnerId learner) {
        return (SignedIn) get(Accounts.class).user(learner);
    }

    void answers(LearnerId learner, String key, int answer) {
        JsonNode json = LineReader.read("{\"decision\":\"bridge/rule-of-eleven\",\"position\":"
                + "{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"},\"answer\":" + answer + "}");
        answers(learner, QuestionReader.read(json, Optional.empty()), json, key);
    }

    private <P, A> void answers(LearnerId learner, Question<P, A> question, JsonNode json, String key) {
        get(Attempts.class)
                .answer(
                        learner,
                        question,
                        QuestionReader.answer(question, json),
                        new Asking(new AttemptKey(key), Place.Practice.dealt(7), Duration.ZERO));
    }

    /** Rows that name a learner, in every table that can. */
    long rowsOf(LearnerId learner) {
        JdbcClient database = get(JdbcClient.class);
        return database
                .sql("select table_name, column_name from information_schema.columns"
                        + " where table_schema in ('public', 'PUBLIC') and data_type in ('uuid', 'UUID')")
                .query((row, n) -> new String[] {row.getString(1), row.getString(2)})
                .list()
                .stream()
                .mapToLong(column -> database.sql(
                                "select count(*) from " + column[0] + " where " + column[1] + " = :learner")
                        .param("learner", learner.id())
                        .query(Long.class)
                        .single())
                .sum();
    }

    @TestConfiguration
    @EnableAutoConfiguration(
            exclude = {
                SpringBootAutoConfiguration.class,
                SpringSecurityAutoConfiguration.class,
                VaadinScopesConfig.class
            })
    @AutoConfigurationPackage(basePackages = "kibitzer")
    @Import(ClassRecords.class)
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {}
}
