package kibitzer.learning.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Several trainers on one PostgreSQL: who migrates it, and who does what goes by the clock. */
@SharedFixture
class SharedWorkTest {

    @StoredParts
    @ComponentScan(value = "kibitzer.learning.storage", excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Trainer {}

    /** Two that start at the same moment on an empty database: one migrates, the other waits and finds it done. */
    @Test
    void oneOfTwoThatStartAtOnceMigratesAndEachWorkIsDoneByOne() throws Exception {
        String database = TestDatabase.POSTGRESQL.fresh();
        Callable<ConfigurableApplicationContext> start = () -> TestDatabase.start(database, Trainer.class);
        List<ConfigurableApplicationContext> trainers = new ArrayList<>();
        try (ExecutorService machines = Executors.newFixedThreadPool(2)) {
            for (Future<ConfigurableApplicationContext> started : machines.invokeAll(List.of(start, start))) {
                trainers.add(started.get());
            }
        }
        try (var one = trainers.getFirst();
                var other = trainers.getLast()) {
            assertThat(one.getBean(JdbcClient.class)
                            .sql("select version from flyway_schema_history where success")
                            .query(String.class)
                            .list())
                    .contains("1", "7.12")
                    .doesNotHaveDuplicates();

            SharedWork here = one.getBean(SharedWork.class);
            SharedWork there = other.getBean(SharedWork.class);
            List<String> done = new ArrayList<>();
            assertThat(here.byOne("a round", () -> {
                        assertThat(there.byOne("a round", () -> done.add("twice")))
                                .isFalse();
                        assertThat(there.byOne("another", () -> done.add("another")))
                                .isTrue();
                        done.add("once");
                    }))
                    .isTrue();
            assertThat(done).containsExactly("another", "once");
            assertThat(there.byOne("a round", () -> done.add("next"))).isTrue();
            failsAndLetsGo(here, there);
            isLetGoByWhoeverIsKilled(database, here);
        }
    }

    private static void failsAndLetsGo(SharedWork here, SharedWork there) {
        assertThatThrownBy(() -> here.byOne("a round", () -> {
                    throw new IllegalStateException("in the middle");
                }))
                .hasMessage("in the middle");
        assertThat(there.byOne("a round", () -> {})).isTrue();
    }

    /** The server sees that the connection is gone, and lets go of its locks. */
    private static void isLetGoByWhoeverIsKilled(String database, SharedWork here) throws SQLException {
        Connection killed = DriverManager.getConnection(database);
        killed.createStatement()
                .execute("select pg_advisory_lock(" + SharedWork.OURS + ", " + "a round".hashCode() + ")");
        assertThat(here.byOne("a round", () -> {})).isFalse();
        killed.abort(Runnable::run);
        await().until(() -> here.byOne("a round", () -> {}));
    }

    /** One trainer alone has nobody to wait for. */
    @Test
    void anEmbeddedDatabaseHasOneTrainer() {
        try (var trainer = TestDatabase.H2.start(Trainer.class)) {
            List<String> done = new ArrayList<>();
            assertThat(trainer.getBean(SharedWork.class).byOne("a round", () -> done.add("once")))
                    .isTrue();
            assertThat(done).containsExactly("once");
        }
    }
}
