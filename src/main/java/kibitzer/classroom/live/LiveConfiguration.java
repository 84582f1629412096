package kibitzer.classroom.live;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How trainers hear of each other: by PostgreSQL where several may work on it; an embedded database has one trainer alone. */
@Configuration(proxyBeanMethods = false)
class LiveConfiguration {

    @Bean
    LiveNotices liveNotices(DataSource source, JdbcClient database) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return connection.getMetaData().getDatabaseProductName().equals("PostgreSQL")
                    ? new PostgresNotices(source, database)
                    : new LocalNotices();
        }
    }
}
