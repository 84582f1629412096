package kibitzer.accounts;

import java.time.Duration;
import java.util.Optional;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import kibitzer.classroom.ClassRecords;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptKey;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** The databases on which accounts are tested; each is started once and migrated from nothing. */
enum AccountsDatabase {
    H2(TestDatabase.H2),
    POSTGRESQL(TestDatabase.POSTGRESQL);

    static final String PASSWORD = "four old rule books";

    private final TestDatabase database;
    private @Nullable ConfigurableApplicationContext context;

    AccountsDatabase(TestDatabase database) {
        this.database = database;
    }

    synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = database.start(Context.class);
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

    @StoredParts
    @Import(ClassRecords.class)
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {}
}
