package kibitzer.learning;

import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The clock on the wall; a test hangs up its own. */
@Configuration(proxyBeanMethods = false)
class LearningTime {

    @Bean
    Clock clock() {
        return Clock.systemUTC();
    }
}
