package kibitzer.classroom;

import java.util.Set;
import kibitzer.learning.KeptBack;
import kibitzer.learning.Leaving;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What a learner's records in classes are when he asks for them, and when he leaves for good. */
@Configuration(proxyBeanMethods = false)
public class ClassRecords {

    @Bean
    KeptBack gradesAreToldInTheClass() {
        return new KeptBack("sitting_answer", Set.of("grade", "rule_id"));
    }

    @Bean
    KeptBack creditsAreToldInTheClass() {
        return new KeptBack("regrade", Set.of());
    }

    /** What was assigned stays whoever leaves: the answers of others rest on it. */
    @Bean
    Leaving nothingIsLeftThatNobodyCouldOpen(JdbcClient database) {
        return new LeftBehind(database);
    }
}
