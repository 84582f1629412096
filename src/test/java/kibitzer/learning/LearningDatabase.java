package kibitzer.learning;

import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.ComponentScan;

/** The databases on which learning is tested; each is started once for all tests and migrated from nothing. */
public enum LearningDatabase {
    H2(TestDatabase.H2),
    POSTGRESQL(TestDatabase.POSTGRESQL);

    private final TestDatabase database;
    private @Nullable ConfigurableApplicationContext context;

    LearningDatabase(TestDatabase database) {
        this.database = database;
    }

    /** A bean of the running context, such as a service of learning. */
    public synchronized <T> T get(Class<T> type) {
        if (context == null) {
            context = database.start(Context.class, "--logging.level.kibitzer.learning.Attempts=off");
        }
        return context.getBean(type);
    }

    @StoredParts
    @ComponentScan(value = "kibitzer.learning", excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {}
}
