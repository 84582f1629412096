package kibitzer.classroom.live;

import java.sql.SQLException;
import javax.sql.DataSource;
import kibitzer.learning.storage.DatabaseKind;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How trainers hear of each other: by PostgreSQL where several may work on it; an embedded database has one trainer alone. */
@Configuration(proxyBeanMethods = false)
class LiveConfiguration {

    @Bean
    LiveNotices liveNotices(DataSource source, JdbcClient database) throws SQLException {
        return DatabaseKind.isShared(source) ? new PostgresNotices(source, database) : new LocalNotices();
    }
}
