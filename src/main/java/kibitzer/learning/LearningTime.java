package kibitzer.learning;

import java.time.Clock;
import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The clock on the wall; a test hangs up its own. */
@Configuration(proxyBeanMethods = false)
class LearningTime {

    /** @param ahead how far the clock is put forward, to see today what a later day brings; usually not at all */
    @Bean
    Clock clock(@Value("${kibitzer.clock-ahead:PT0S}") Duration ahead) {
        return ahead.isZero() ? Clock.systemUTC() : Clock.offset(Clock.systemUTC(), ahead);
    }
}
