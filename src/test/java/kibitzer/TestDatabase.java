package kibitzer;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.context.logging.LoggingApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;

/** The databases on which what stores is tested. */
public enum TestDatabase {
    H2 {
        @Override
        public String fresh() {
            return "jdbc:h2:mem:" + UUID.randomUUID()
                    + ";DB_CLOSE_DELAY=-1;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
        }
    },
    /** One server for all tests, started by the first that asks; the test is left out where it does not start. */
    POSTGRESQL {
        private @Nullable EmbeddedPostgres server;
        private int made;

        @Override
        public synchronized String fresh() {
            try {
                if (server == null) {
                    server = EmbeddedPostgres.start();
                }
                String name = "test" + made++;
                try (Connection postgres = server.getPostgresDatabase().getConnection();
                        Statement statement = postgres.createStatement()) {
                    statement.execute("create database " + name);
                }
                return server.getJdbcUrl("postgres", name);
            } catch (IOException | IllegalStateException | SQLException e) {
                return Assumptions.abort("PostgreSQL does not start on this machine: " + e.getMessage());
            }
        }
    };

    /** A setting for all that tests start: a hash of a password takes a millisecond so, and not a tenth of a second. */
    public static final String QUICK_PASSWORDS = "--kibitzer.password-memory=64";

    /** The URL of a new database with nothing in it. */
    public abstract String fresh();

    /**
     * Starts parts of the trainer, without pages, on a database of their own that is migrated from nothing.
     *
     * @param parts a class annotated {@link StoredParts}
     * @param settings as on the command line: {@code --name=value}
     */
    public ConfigurableApplicationContext start(Class<?> parts, String... settings) {
        return start(fresh(), parts, settings);
    }

    /** The same on a database that has something in it. */
    public static ConfigurableApplicationContext start(String url, Class<?> parts, String... settings) {
        SpringApplicationBuilder trainer = new SpringApplicationBuilder(parts).web(WebApplicationType.NONE);
        // Two that start in one process must not set up its one log at the same time.
        trainer.application()
                .setListeners(trainer.application().getListeners().stream()
                        .filter(listener -> !(listener instanceof LoggingApplicationListener))
                        .toList());
        return trainer.run(Stream.concat(Stream.of("--kibitzer.database=" + url, QUICK_PASSWORDS), Stream.of(settings))
                .toArray(String[]::new));
    }
}
