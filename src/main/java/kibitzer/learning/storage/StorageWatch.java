package kibitzer.learning.storage;

import ch.qos.logback.classic.LoggerContext;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.stereotype.Component;

/** Puts {@link Reopening} behind the connection pool, and keeps what failed for it out of the log but for its one line. */
@Component
class StorageWatch implements BeanPostProcessor {

    @Override
    public Object postProcessBeforeInitialization(Object bean, String name) {
        if (bean instanceof HikariDataSource source) {
            source.setExceptionOverride(new Reopening(source, Clock.systemUTC()));
            if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logs
                    && logs.getTurboFilterList().stream().noneMatch(ToldOnce.class::isInstance)) {
                logs.addTurboFilter(new ToldOnce());
            }
        }
        return bean;
    }
}
